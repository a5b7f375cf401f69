import type { Account } from "@vitrine/contract";
import { lazy, type ReactNode, Suspense } from "react";

const SupportBar = lazy(async () => ({ default: (await import("./support-bar.tsx")).SupportBar }));
const DeletionBar = lazy(async () => ({ default: (await import("./deletion-bar.tsx")).DeletionBar }));
const ConfirmEmailBar = lazy(async () => ({ default: (await import("./confirm-email-bar.tsx")).ConfirmEmailBar }));

/** The place a bar will take, so that nothing moves when it comes. */
const room = <div aria-hidden="true" className="h-11" />;

/** What an account should know on every screen: who acts for it, that it will be deleted, that its e-mail is not confirmed. */
export function AccountBars({ account }: { account: Account }): ReactNode {
  const { support, deletesAt, isEmailConfirmed } = account;
  return (
    <>
      {support ? (
        <Suspense fallback={room}>
          <SupportBar name={account.name || account.email} since={support.since} />
        </Suspense>
      ) : null}
      {deletesAt ? (
        <Suspense fallback={room}>
          <DeletionBar deletesAt={deletesAt} />
        </Suspense>
      ) : null}
      {isEmailConfirmed || support ? null : (
        <Suspense fallback={room}>
          <ConfirmEmailBar accountId={account.id} email={account.email} />
        </Suspense>
      )}
    </>
  );
}
