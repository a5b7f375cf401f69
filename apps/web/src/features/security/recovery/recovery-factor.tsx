import { LifeBuoy } from "lucide-react";
import { useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";
import { lazyPart } from "../../../ui/lazy/lazy-part.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { FactorRow } from "../two-factor/factor-row.tsx";
import { useSecurityChange } from "../use-security-change.ts";

const RecoveryDialog = lazyPart(async () => (await import("./recovery-dialog.tsx")).RecoveryDialog);

/** Codes left from which on new ones are called for. */
const FEW = 3;

/** Codes for the day neither the mailbox nor the app is at hand. */
export function RecoveryFactor({ left }: { left: number }) {
  const t = useText("security");
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = useSecurityChange(() => client.factors.makeRecoveryCodes(), {
    failed: t("failed.recovery"),
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  return (
    <>
      <FactorRow
        icon={LifeBuoy}
        title={t("recovery.title")}
        badge={left <= FEW ? <StatusBadge tone="warning">{left === 0 ? t("recovery.none") : t("recovery.few")}</StatusBadge> : null}
        text={left === 0 ? t("recovery.noneText") : t("recovery.left", { count: left })}
        action={
          <Button
            size="sm"
            isBusy={make.isPending}
            aria-label={left === 0 ? t("recovery.makeNamed") : t("recovery.renewNamed")}
            onClick={() => (left === 0 ? make.mutate() : setAsking(true))}
          >
            {left === 0 ? t("recovery.make") : t("recovery.renew")}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("recovery.renewTitle")}
        text={t("recovery.renewText")}
        confirmLabel={t("recovery.renew")}
        onConfirm={() => {
          setAsking(false);
          make.mutate();
        }}
      />
      {codes ? <RecoveryDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </>
  );
}
