import { Save } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { keyNames } from "../canvas/overlay/key-names.ts";
import { useSaveNow } from "./use-save-now.ts";

/** Saves at once, by a press or by the keys that everybody knows. On telephones the page's menu has it. */
export function SaveButton() {
  const t = useText("builder");
  const canvas = useCanvasHandle();
  const { isSaving, save } = useSaveNow();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    // Else the browser would offer to save the editor as a file.
    event.preventDefault();
    void save();
  });
  const canvasWindow = canvas?.window;
  useEffect(() => {
    const ending = new AbortController();
    for (const view of canvasWindow ? [window, canvasWindow] : [window]) {
      view.addEventListener("keydown", (event) => onKeyDown(event), { signal: ending.signal, capture: true });
    }
    return () => ending.abort();
  }, [canvasWindow]);
  return (
    <IconButton
      label={t("save.now")}
      shortcut={`${keyNames.control} S`}
      icon={<Save size={17} />}
      aria-busy={isSaving || undefined}
      className="not-desktop:hidden"
      onClick={() => void save()}
    />
  );
}
