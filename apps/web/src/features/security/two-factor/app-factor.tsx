import type { FactorState } from "@vitrine/contract";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { useSecurityChange } from "../use-security-change.ts";
import type { AppSecret } from "./app-set-up.tsx";
import { FactorRow } from "./factor-row.tsx";

const AppDialog = lazyPart(async () => (await import("./app-dialog.tsx")).AppDialog);

export interface AppFactorProps {
  state: FactorState;
  onState: (state: FactorState) => void;
  onTurnOff: (run: () => void) => void;
}

/** Codes of an authenticator app: to set up, or to turn off. */
export function AppFactor({ state, onState, onTurnOff }: AppFactorProps) {
  const t = useText("security");
  const [secret, setSecret] = useState<AppSecret | null>(null);
  // The secret is asked for first: whatever has to be shown for it is shown before anything opens.
  const begin = useSecurityChange(() => client.factors.startApp(), { failed: t("failed.update"), onDone: setSecret });
  const remove = useSecurityChange(() => client.factors.removeApp(), { failed: t("failed.update"), onDone: onState });
  const { isOn, since } = state.app;
  return (
    <>
      <FactorRow
        icon={Smartphone}
        title={t("appFactor.title")}
        badge={isOn ? <StatusBadge tone="success">{t("on")}</StatusBadge> : null}
        text={
          isOn && since ? (
            <>
              {t("appFactor.since")} <Moment iso={since} />
            </>
          ) : (
            t("appFactor.text")
          )
        }
        action={
          isOn ? (
            <Button size="sm" isBusy={remove.isPending} aria-label={t("appFactor.off")} onClick={() => onTurnOff(() => remove.mutate())}>
              {t("twoFactor.off")}
            </Button>
          ) : (
            <Button size="sm" isBusy={begin.isPending} aria-label={t("appFactor.setUp")} onClick={() => begin.mutate()}>
              {t("twoFactor.setUp")}
            </Button>
          )
        }
      />
      {secret ? <AppDialog secret={secret} onState={onState} onRenew={() => begin.mutate()} onClose={() => setSecret(null)} /> : null}
    </>
  );
}
