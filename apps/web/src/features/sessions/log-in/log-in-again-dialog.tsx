import { useQueryClient } from "@tanstack/react-query";
import type { LogInStep } from "@vitrine/contract";
import { type ReactNode, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { isRefusedFor } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { accountQuery } from "../../../platform/person/account.ts";
import { currentUser, forgetWhatWasRead } from "../../../platform/person/current-user.ts";
import { endLogInAgain, goAwayToLogIn, ownerOfWork, tellLoggedInAgain } from "../../../platform/person/log-in-again.ts";
import { keepWayBack } from "../../../platform/person/way-back.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import type { SentCode } from "../second-factor/email-code.tsx";
import { FactorForm } from "../second-factor/factor-form.tsx";
import { LogInForm } from "./log-in-form.tsx";
import { openSession, type SessionOptions } from "./open-session.ts";

type TwoFactorStep = Extract<LogInStep, { next: "two_factor" }>;

interface SecondStep {
  readonly step: TwoFactorStep;
  readonly options: SessionOptions;
  /** When the step came, in milliseconds since 1970. */
  readonly at: number;
}

/** Logs in again over what is open, which stays as it is and goes on. */
export function LogInAgainDialog(): ReactNode {
  const t = useText("sessions");
  const queryClient = useQueryClient();
  const [owner] = useState(ownerOfWork);
  const [second, setSecond] = useState<SecondStep | null>(null);
  const [stranger, setStranger] = useState<string | null>(null);
  const [isTrusted, setTrusted] = useState(false);
  const [hasExpired, setExpired] = useState(false);

  const goIn = async (options: SessionOptions): Promise<void> => {
    await openSession(options);
    const account = await client.accounts.me();
    if (currentUser(queryClient)?.id !== account.id) forgetWhatWasRead(queryClient);
    queryClient.setQueryData(accountQuery.queryKey, account);
    if (owner && account.id !== owner.id) {
      setSecond(null);
      setStranger(account.name || account.email);
      return;
    }
    toast.success({ title: t("again.done") });
    tellLoggedInAgain();
  };
  const anew = (): void => {
    setSecond(null);
    setExpired(true);
  };
  const held = async <Result,>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call;
    } catch (reason) {
      if (isRefusedFor(reason, "LOG_IN_EXPIRED")) anew();
      throw reason;
    }
  };
  const answer = async (next: LogInStep, options: SessionOptions): Promise<void> => {
    setExpired(false);
    if (next.next === "session") await goIn(options);
    else setSecond({ step: next, options, at: Date.now() });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : endLogInAgain())}
      title={t(second ? "verify.title" : "again.title")}
      description={t(second ? "verify.lead" : "again.text")}
    >
      {second ? (
        <FactorForm
          methods={second.step.methods}
          sent={sentCodeOf(second)}
          actions={{
            send: async () => answer(await held(client.sessions.sendCode()), second.options),
            passkey: async () => (await held(client.sessions.passkeyChallenge())).options,
            answer: async (proof) => {
              const next = await held(client.sessions.verify({ proof }));
              await held(answer(next, { ...second.options, trustDevice: isTrusted }));
            },
          }}
        >
          <Checkbox label={t("verify.trust")} checked={isTrusted} onCheckedChange={setTrusted} />
        </FactorForm>
      ) : stranger !== null && owner ? (
        <Notice
          tone="warning"
          title={t("again.stranger", { name: stranger })}
          action={
            <Button size="sm" onClick={() => setStranger(null)}>
              {t("again.other")}
            </Button>
          }
        >
          {t("again.strangerText", { name: owner.email })}
        </Notice>
      ) : (
        <>
          {hasExpired ? (
            <div className="mb-5">
              <Notice tone="warning">{t("again.expired")}</Notice>
            </div>
          ) : null}
          <LogInForm
            enter={(next, { persistence = "local" } = {}) => answer(next, { persistence })}
            origins={{}}
            email={owner?.email}
            isOverWork
            onLeave={() => {
              keepWayBack(location.pathname + location.search, owner?.id ?? null);
              goAwayToLogIn();
            }}
          />
        </>
      )}
    </Dialog>
  );
}

/** The code of a step, its waits counted from when the step came. */
function sentCodeOf({ step, at }: SecondStep): SentCode | null {
  if (!step.code) return null;
  return { to: step.sentTo, expiresAt: Date.parse(step.code.expiresAt), resendAt: at + step.code.resendSeconds * 1000 };
}
