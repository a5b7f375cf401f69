import type { FactorState } from "@vitrine/contract";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { RecoveryCodes } from "../recovery/recovery-codes.tsx";
import { useOnceShown } from "../recovery/use-once-shown.ts";
import { type AppSecret, AppSetUp } from "./app-set-up.tsx";

export interface AppDialogProps {
  secret: AppSecret;
  onState: (state: FactorState) => void;
  /** Asks for another secret, where this one waits for a code no more. */
  onRenew: () => void;
  onClose: () => void;
}

/** Adds an authenticator app: its secret, a first code, and then the recovery codes. */
export function AppDialog({ secret, onState, onRenew, onClose }: AppDialogProps) {
  const t = useText("security");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const shown = useOnceShown(codes !== null, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : shown.close())}
      title={codes ? t("recovery.title") : t("appSetUp.title")}
      description={codes ? t("recovery.shownText") : undefined}
    >
      {codes ? (
        <RecoveryCodes codes={codes} shown={shown} />
      ) : (
        <AppSetUp
          key={secret.secret}
          secret={secret}
          onRenew={onRenew}
          onConfirmed={({ state, recoveryCodes }) => {
            onState(state);
            setCodes(recoveryCodes);
          }}
        />
      )}
    </Dialog>
  );
}
