import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { LogInStep } from "@vitrine/contract";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { isRefusedFor, problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { DoorFrame } from "../door/door-frame.tsx";
import { giveUpLogIn } from "../log-in/give-up-log-in.ts";
import { useEnter } from "../log-in/use-enter.ts";
import { pendingLogInKey, pendingLogInQuery } from "../queries.ts";
import type { SentCode } from "./email-code.tsx";
import { FactorForm } from "./factor-form.tsx";

/** The second step of a log-in. */
export function VerifyScreen() {
  const t = useText("sessions");
  const queryClient = useQueryClient();
  const router = useRouter();
  const enter = useEnter();
  const { data: step, error, refetch } = useQuery(pendingLogInQuery);
  const [isTrusted, setTrusted] = useState(false);
  const isIn = useRef(false);
  const sent = useSentCode(step);

  const goIn = async (next: LogInStep, trustDevice: boolean): Promise<void> => {
    if (isIn.current) return;
    isIn.current = true;
    try {
      await enter(next, { trustDevice });
    } finally {
      isIn.current = false;
    }
  };
  /** Back to the log-in, with the words of why. */
  const expire = async (reason: unknown): Promise<void> => {
    giveUpLogIn(queryClient);
    toast.error({ title: problemOf(reason).message });
    await router.navigate({ to: "/login", replace: true });
  };
  const held = async <Result,>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call;
    } catch (reason) {
      if (isRefusedFor(reason, "LOG_IN_EXPIRED")) await expire(reason);
      throw reason;
    }
  };

  const goOn = useEffectEvent((reason: unknown, pending: LogInStep | undefined): void => {
    if (reason && isRefusedFor(reason, "LOG_IN_EXPIRED")) void expire(reason);
    // Another tab has answered already.
    else if (pending?.next === "session") held(goIn(pending, false)).catch(() => {});
  });
  useEffect(() => goOn(error, step), [error, step]);

  const cancel = async (): Promise<void> => {
    giveUpLogIn(queryClient);
    await router.navigate({ to: "/login", replace: true });
  };
  return (
    <DoorFrame title={t("verify.title")} lead={t("verify.lead")}>
      {step?.next === "two_factor" ? (
        <FactorForm
          methods={step.methods}
          sent={sent}
          actions={{
            send: async () => void queryClient.setQueryData(pendingLogInKey, await held(client.sessions.sendCode())),
            passkey: async () => (await held(client.sessions.passkeyChallenge())).options,
            answer: async (proof) => goIn(await held(client.sessions.verify({ proof })), isTrusted),
          }}
        >
          <Checkbox label={t("verify.trust")} checked={isTrusted} onCheckedChange={setTrusted} />
        </FactorForm>
      ) : error && !isRefusedFor(error, "LOG_IN_EXPIRED") ? (
        <ProblemState problem={problemOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-5" role="status" aria-label={t("verify.loading")}>
          <Skeleton className="h-14" />
          <Skeleton className="h-10" />
        </div>
      )}
      <div className="mt-4 -ml-4">
        <Button variant="quiet" onClick={() => void cancel()}>
          {t("verify.cancel")}
        </Button>
      </div>
    </DoorFrame>
  );
}

/** The code of a step, its waits counted from when the step came. */
function useSentCode(step: LogInStep | undefined): SentCode | null {
  return useMemo(() => {
    if (step?.next !== "two_factor" || !step.code) return null;
    return { to: step.sentTo, expiresAt: Date.parse(step.code.expiresAt), resendAt: Date.now() + step.code.resendSeconds * 1000 };
  }, [step]);
}
