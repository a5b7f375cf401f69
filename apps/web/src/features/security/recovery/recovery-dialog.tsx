import { useText } from "../../../platform/language/use-text.ts";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { useOnceShown } from "./use-once-shown.ts";

/** Recovery codes that were just made. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText("security");
  const shown = useOnceShown(true, onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : shown.close())}
      title={t("recovery.title")}
      description={t("recovery.shownText")}
    >
      <RecoveryCodes codes={codes} shown={shown} />
    </Dialog>
  );
}
