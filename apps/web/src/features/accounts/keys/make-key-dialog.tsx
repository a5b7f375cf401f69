import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { MakeKeyForm } from "./make-key-form.tsx";
import { NewKey } from "./new-key.tsx";

/** Makes a key, and shows it the only time it can be seen. */
export function MakeKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText("accounts");
  const [made, setMade] = useState<string | null>(null);
  const [isKept, setKept] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const close = (): void => {
    // A slip of the hand must not cost the key: once, it is asked whether it was kept.
    if (made !== null && !isKept && !isWarned) setWarned(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : close())}
      title={made === null ? t("makeKey.title") : t("newKey.title")}
      description={made === null ? t("makeKey.text") : t("newKey.text")}
    >
      {made === null ? (
        <MakeKeyForm onMade={setMade} />
      ) : (
        <NewKey secret={made} isWarned={isWarned && !isKept} onKept={() => setKept(true)} onDone={close} />
      )}
    </Dialog>
  );
}
