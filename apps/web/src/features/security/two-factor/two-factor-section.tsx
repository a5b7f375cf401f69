import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Account, FactorState } from "@vitrine/contract";
import { useState } from "react";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { InlineProblem } from "../../../ui/feedback/inline-problem.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { factorsQuery } from "../queries.ts";
import { RecoveryFactor } from "../recovery/recovery-factor.tsx";
import { AppFactor } from "./app-factor.tsx";
import { EmailFactor } from "./email-factor.tsx";

/** Turning a factor off, once it is known to be meant. */
interface TurningOff {
  readonly isLast: boolean;
  run(): void;
}

/** What a log-in asks for besides the password. */
export function TwoFactorSection({ account }: { account: Account }) {
  const t = useText("security");
  const queryClient = useQueryClient();
  const factors = useQuery(factorsQuery);
  const [turningOff, setTurningOff] = useState<TurningOff | null>(null);
  const [isAsking, setAsking] = useState(false);
  const keep = (state: FactorState): void => void queryClient.setQueryData(factorsQuery.queryKey, state);
  const state = factors.data;
  const turnOff = (run: () => void): void => {
    setTurningOff({ isLast: Boolean(state && !(state.email.isOn && state.app.isOn)), run });
    setAsking(true);
  };
  return (
    <SettingsSection title={t("twoFactor.title")} text={t("twoFactor.text")}>
      {factors.error && !state ? (
        <InlineProblem problem={problemOf(factors.error)} onRetry={() => void factors.refetch()} />
      ) : !state ? (
        <div className="divide-y divide-line rounded-lg border border-line bg-surface">
          {["email", "app"].map((factor) => (
            <div key={factor} className="flex h-20 items-center justify-between gap-6 px-4">
              <div className="flex flex-col gap-2">
                <Skeleton className="h-3.5 w-40" />
                <Skeleton className="h-3 w-52 max-w-full" />
              </div>
              <Skeleton className="h-5 w-9 rounded-pill" />
            </div>
          ))}
        </div>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          <EmailFactor account={account} state={state} onState={keep} onTurnOff={turnOff} />
          <AppFactor state={state} onState={keep} onTurnOff={turnOff} />
          {state.isOn ? <RecoveryFactor left={state.recoveryCodesLeft} /> : null}
        </ul>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={turningOff?.isLast ? t("twoFactor.offTitle") : t("twoFactor.oneOffTitle")}
        text={turningOff?.isLast ? t("twoFactor.offText") : t("twoFactor.oneOffText")}
        confirmLabel={t("twoFactor.off")}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          turningOff?.run();
        }}
      />
    </SettingsSection>
  );
}
