import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, type BlockSettings, BREAKPOINTS, setBlockSettings } from "@vitrine/document";
import { useRef } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Checkbox } from "../../ui/field/checkbox.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useBuilder } from "../builder-context.ts";
import { useEditor } from "../editor/use-editor.ts";
import { AnchorField } from "./anchor-field.tsx";
import { useDraft } from "./controls/use-draft.ts";
import { FIELD_MARK } from "./lead-to-field.ts";
import { useWantedField } from "./use-wanted-field.ts";

/** What a block has apart from its kind: its name, its anchor, and where it is hidden. */
export function AdvancedPanel({ block }: { readonly block: BlockRecord }) {
  const t = useText("builder");
  const editor = useEditor();
  const { language } = useBuilder();
  const commit = (settings: BlockSettings, refusal: string): string | null =>
    editor.run(setBlockSettings(block.id, settings), `${block.id} ${Object.keys(settings).join()}`).ok ? null : refusal;
  const name = useDraft(block.name ?? "", (next) => commit({ name: next }, t("advanced.badName")));
  const panel = useRef<HTMLDivElement>(null);
  useWantedField(block.id, panel);
  const hiddenAt = block.hiddenAt ?? [];

  return (
    <div ref={panel} className="flex flex-col gap-5 p-4">
      <TextField
        label={t("advanced.name")}
        size="sm"
        maxLength={80}
        placeholder={blockDefinition(block.kind)?.messages[language].label ?? block.kind}
        hint={t("advanced.nameHint")}
        value={name.shown}
        error={name.error}
        onChange={(event) => name.change(event.target.value)}
      />
      <div className="contents" {...{ [FIELD_MARK]: "anchor" }}>
        <AnchorField block={block} />
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-tool font-medium">{t("advanced.hide")}</legend>
        {BREAKPOINTS.map((breakpoint) => (
          <Checkbox
            key={breakpoint}
            label={t(`advanced.hideAt.${breakpoint}`)}
            checked={hiddenAt.includes(breakpoint)}
            onCheckedChange={(isHidden) => {
              const next = BREAKPOINTS.filter((each) => (each === breakpoint ? isHidden : hiddenAt.includes(each)));
              commit({ hiddenAt: next }, "");
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}
