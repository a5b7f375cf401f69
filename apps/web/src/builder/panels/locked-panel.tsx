import { Lock } from "lucide-react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { blockName } from "../editor/block-name.ts";
import { toggleLocked } from "../editor/toggle-settings.ts";
import { useBlock, useEditor, useEditorView } from "../editor/use-editor.ts";

/** In place of the panels of blocks that are locked: why there is nothing to change, and the way to change that. */
export function LockedPanel({ lockId }: { readonly lockId: string }) {
  const t = useText("builder");
  const language = useLanguage();
  const editor = useEditor();
  const { announcer } = useCanvasWorld();
  const lock = useBlock(lockId);
  const isItself = useEditorView((view) => view.selection.includes(lockId));
  if (!lock) return null;
  return (
    <div className="flex flex-col items-start gap-3 p-4">
      <p className="flex items-center gap-2 text-tool font-medium">
        <Lock size={15} aria-hidden="true" className="text-ink-faint" />
        {t("locked.title")}
      </p>
      <p className="text-tool text-pretty text-ink-soft">
        {isItself ? "" : `${t("locked.byOuter", { name: blockName(lock, language) })} `}
        {t("locked.text")}
      </p>
      <Button
        size="sm"
        onClick={() => {
          const { selection } = editor.view;
          const own = selection.filter((id) => editor.store.block(id)?.locked);
          toggleLocked(editor, own.length > 0 ? own : [lockId]);
          announcer.say("canvas.say.unlocked");
        }}
      >
        {t("locked.unlock")}
      </Button>
    </div>
  );
}
