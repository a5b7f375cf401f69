import { Link } from "@tanstack/react-router";
import type { Account, FactorState } from "@vitrine/contract";
import { Mail } from "lucide-react";
import { client } from "../../../platform/calls/client.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { useSecurityChange } from "../use-security-change.ts";
import { FactorRow } from "./factor-row.tsx";

export interface EmailFactorProps {
  account: Account;
  state: FactorState;
  onState: (state: FactorState) => void;
  onTurnOff: (run: () => void) => void;
}

/** Codes by e-mail: on or off. They go only to an address that is known to be its owner's. */
export function EmailFactor({ account, state, onState, onTurnOff }: EmailFactorProps) {
  const t = useText("security");
  const change = useSecurityChange((isOn: boolean) => client.factors.setEmail({ isOn }), {
    failed: t("failed.update"),
    onDone: onState,
  });
  const { isOn } = state.email;
  const mustConfirm = !isOn && !account.isEmailConfirmed;
  return (
    <FactorRow
      icon={Mail}
      title={t("emailFactor.title")}
      badge={isOn ? <StatusBadge tone="success">{t("on")}</StatusBadge> : null}
      text={
        mustConfirm ? (
          <>
            {t("emailFactor.unconfirmed")}{" "}
            <Link to="/account" className="text-mar underline underline-offset-2">
              {t("emailFactor.confirm")}
            </Link>
          </>
        ) : (
          <span className="wrap-anywhere">{t("emailFactor.text", { email: account.email })}</span>
        )
      }
      action={
        <Button
          size="sm"
          isBusy={change.isPending}
          disabled={mustConfirm}
          aria-label={isOn ? t("emailFactor.off") : t("emailFactor.on")}
          onClick={() => (isOn ? onTurnOff(() => change.mutate(false)) : change.mutate(true))}
        >
          {isOn ? t("twoFactor.off") : t("twoFactor.on")}
        </Button>
      }
    />
  );
}
