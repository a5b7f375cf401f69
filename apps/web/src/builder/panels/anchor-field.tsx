import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, setBlockSettings } from "@vitrine/document";
import { useText } from "../../platform/language/use-text.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { useBuilder } from "../builder-context.ts";
import { useEditor } from "../editor/use-editor.ts";
import { refusalText } from "../placing/refusal-text.ts";
import { useDraft } from "./controls/use-draft.ts";

/** The name that links know a block by. */
export function AnchorField({ block }: { readonly block: BlockRecord }) {
  const t = useText("builder");
  const editor = useEditor();
  const { language } = useBuilder();
  const anchor = useDraft(block.anchor ?? "", (next) => {
    const result = editor.run(setBlockSettings(block.id, { anchor: next }), `${block.id} anchor`);
    if (result.ok) return null;
    const why = result.problems.find((problem) => problem.why)?.why;
    if (why) return refusalText(t, language, why);
    return /^[A-Za-z][A-Za-z0-9_-]{0,59}$/.test(next) ? t("advanced.anchorTaken") : t("advanced.badAnchor");
  });
  const isOpened = blockDefinition(block.kind)?.isOpened ?? false;
  return (
    <TextField
      label={t("advanced.anchor")}
      size="sm"
      prefix="#"
      maxLength={60}
      spellCheck={false}
      hint={isOpened ? t("advanced.anchorOpens", { anchor: block.anchor ?? "…" }) : t("advanced.anchorHint")}
      value={anchor.shown}
      error={anchor.error}
      onChange={(event) => anchor.change(event.target.value.replace(/^#/, ""))}
    />
  );
}
