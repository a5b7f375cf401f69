import type { Account } from "@vitrine/contract";
import type { ReactNode } from "react";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

/** The place a bar will take, so that nothing moves when it comes. */
const room = <div aria-hidden="true" className="h-11" />;

const SupportBar = lazyPart(async () => (await import("./support-bar.tsx")).SupportBar, room);
const DeletionBar = lazyPart(async () => (await import("./deletion-bar.tsx")).DeletionBar, room);
const ConfirmEmailBar = lazyPart(async () => (await import("./confirm-email-bar.tsx")).ConfirmEmailBar, room);

/** What an account should know on every screen: who acts for it, that it will be deleted, that its e-mail is not confirmed. */
export function AccountBars({ account }: { account: Account }): ReactNode {
  const { support, deletesAt, isEmailConfirmed } = account;
  return (
    <>
      {support ? <SupportBar name={account.name || account.email} since={support.since} /> : null}
      {deletesAt ? <DeletionBar deletesAt={deletesAt} /> : null}
      {isEmailConfirmed || support ? null : <ConfirmEmailBar accountId={account.id} email={account.email} />}
    </>
  );
}
