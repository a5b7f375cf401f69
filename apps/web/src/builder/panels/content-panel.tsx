import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, isSyncedCopy, setProps } from "@vitrine/document";
import { useRef } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useBuilder } from "../builder-context.ts";
import { useEditor } from "../editor/use-editor.ts";
import { loadLater } from "../load-later.tsx";
import { CodeNotice } from "../own-code/code-notice.tsx";
import { useOwnCode } from "../own-code/own-code-context.ts";
import { refusalText } from "../placing/refusal-text.ts";
import { AnchorField } from "./anchor-field.tsx";
import { ChildrenControl } from "./controls/children-control.tsx";
import { FieldControl } from "./controls/field-control.tsx";
import { isShown } from "./controls/is-shown.ts";
import { FIELD_MARK } from "./lead-to-field.ts";
import { useWantedField } from "./use-wanted-field.ts";

const SyncedPanel = loadLater(async () => (await import("../sections/synced-panel.tsx")).SyncedPanel, null, "sections");

/** What a block says and does, field by field, as its kind describes it. */
export function ContentPanel({ block }: { readonly block: BlockRecord }) {
  const t = useText("builder");
  const panel = useRef<HTMLDivElement>(null);
  useWantedField(block.id, panel);
  if (isSyncedCopy(block)) return <SyncedPanel block={block} />;
  const definition = blockDefinition(block.kind);
  if (!definition || block.version > definition.version) {
    return (
      <div className="p-4">
        <Notice tone="info">{t("content.unknownKind", { kind: block.kind })}</Notice>
      </div>
    );
  }
  const hasAnchor = definition.anchorBase !== undefined;
  if (!hasAnchor && !definition.panel.some((field) => isShown(field, block.props)))
    return <p className="p-4 text-tool text-ink-soft">{t("content.nothing")}</p>;
  return (
    <div ref={panel} className="flex flex-col gap-4 p-4">
      <CodeNotice block={block} />
      {hasAnchor ? <AnchorField key={block.id} block={block} /> : null}
      <PanelFields block={block} />
    </div>
  );
}

/** The fields of a block's panel that there are at present. */
function PanelFields({ block }: { readonly block: BlockRecord }) {
  const t = useText("builder");
  const editor = useEditor();
  const { language } = useBuilder();
  const ownCode = useOwnCode();
  const definition = blockDefinition(block.kind);
  if (!definition || block.version > definition.version) return null;
  const words = definition.messages[language];
  return definition.panel
    .filter((field) => isShown(field, block.props))
    .map((field) => (
      <div key={`${block.id} ${field.prop}`} className="contents" {...{ [FIELD_MARK]: field.prop }}>
        <FieldControl
          field={field}
          values={block.props}
          words={words}
          renderChildren={(children, label) => (
            <ChildrenControl parentId={block.id} field={children} label={label} renderFields={(child) => <PanelFields block={child} />} />
          )}
          commit={(values) => {
            const before = editor.store.get(block.id);
            const followed = definition.followNames?.(block.props, { ...block.props, ...values }) ?? {};
            const result = editor.run(setProps(block.id, { ...values, ...followed }), `${block.id}.${Object.keys(values).join()}`);
            const after = editor.store.get(block.id);
            if (result.ok && before?.type === "block" && after?.type === "block") ownCode.typed(before, after);
            if (result.ok) return null;
            const why = result.problems.find((problem) => problem.why)?.why;
            if (why) return refusalText(t, language, why);
            return result.problems.some((problem) => problem.detail === "unsafe_link") ? t("content.unsafeLink") : t("content.invalid");
          }}
        />
      </div>
    ));
}
