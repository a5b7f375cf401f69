import { PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import { Copy } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { useBuilder } from "../builder-context.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { useEditor } from "../editor/use-editor.ts";
import { useAutosave, useSaveState } from "./autosave-context.ts";
import { copyPage } from "./copy-page.ts";

/** Says that the page or section was changed elsewhere in the same place, and lets the person choose. Neither choice loses anything. */
export function ConflictDialog() {
  const t = useText("builder");
  const editor = useEditor();
  const { home } = useCanvasWorld().commands;
  const autosave = useAutosave();
  const { isSection } = useBuilder();
  const { halt } = useSaveState();
  if (halt?.kind !== "conflict") return null;
  const copy = (): void => {
    if (copyPage(editor.store, home))
      toast.success({ title: t(isSection ? "conflict.section.copied" : "conflict.copied"), desc: t("conflict.copiedText") });
    else toast.error({ title: t("conflict.copyFailed") });
  };
  const takeTheirs = (): void => {
    autosave.takeTheirs((diff) => {
      editor.look({ editing: null });
      editor.run((transaction) => {
        for (const [id, [, after]] of Object.entries(diff)) {
          if (after) transaction.put(after);
          else transaction.remove(id);
        }
      });
    });
    toast.success({
      title: t("conflict.theirsTaken"),
      desc: t("conflict.theirsTakenText"),
      btnText: t("header.undo"),
      onBtn: () => editor.undo(),
    });
  };
  return (
    <Dialog
      open
      isSudden
      title={t(isSection ? "conflict.section.title" : "conflict.title")}
      description={t("conflict.text")}
      footer={
        <>
          <Button onClick={takeTheirs}>{t("conflict.takeTheirs")}</Button>
          <Button variant="primary" onClick={() => autosave.keepMine()}>
            {t("conflict.keepMine")}
          </Button>
        </>
      }
    >
      <dl className="flex flex-col gap-3 text-tool">
        <div>
          <dt className="font-semibold">{t("conflict.keepMine")}</dt>
          <dd className="text-ink-soft">{t("conflict.keepMineText")}</dd>
        </div>
        <div>
          <dt className="font-semibold">{t("conflict.takeTheirs")}</dt>
          <dd className="text-ink-soft">{t(isSection ? "conflict.section.takeTheirsText" : "conflict.takeTheirsText")}</dd>
        </div>
      </dl>
      {editor.store.children(PAGE_ID, PAGE_SLOT).length > 0 ? (
        <Button size="sm" variant="quiet" className="mt-4 -ml-3" icon={<Copy size={16} />} onClick={copy}>
          {t(isSection ? "conflict.section.copy" : "conflict.copy")}
        </Button>
      ) : null}
    </Dialog>
  );
}
