import { type BlockRecord, replaceToken, type TokenRecord, tokenUses } from "@vitrine/document";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { useBuilder } from "../../builder-context.ts";
import { blockDescription } from "../../editor/block-name.ts";
import { useEditor } from "../../editor/use-editor.ts";
import { useTokenName } from "../use-token-name.ts";
import { tokenText } from "./token-text.ts";

/** How many of the places it is used in are named. */
const MOST_NAMED = 6;

/** Stands for "the look it has, by its plain value"; no record can have it as its id. */
const PLAIN = "=";

export interface RemoveTokenDialogProps {
  readonly token: TokenRecord;
  readonly siblings: readonly TokenRecord[];
  onClose(): void;
}

/** A token that is in use goes once something else stands in its place; the dialog says where, and asks what. */
export function RemoveTokenDialog({ token, siblings, onClose }: RemoveTokenDialogProps) {
  const t = useText("builder");
  const editor = useEditor();
  const nameOf = useTokenName();
  const { language } = useBuilder();
  const others = siblings.filter(({ id }) => id !== token.id);
  // Nothing looks different for it, unless another is chosen. A font is one of the page's or none.
  const [by, setBy] = useState((token.kind === "font" ? others[0]?.id : undefined) ?? PLAIN);
  const uses = tokenUses(editor.store, token.id);
  const name = nameOf(token);
  const describe = (record: (typeof uses)[number]): string =>
    record.type === "block" ? blockDescription(record as BlockRecord, language) : t("panels.page");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("tokens.removeTitle", { name })}
      description={t("tokens.removeText", { count: uses.length })}
      footer={
        <>
          <Button onClick={onClose}>{t("tokens.keep")}</Button>
          <Button
            variant="danger"
            onClick={() => {
              if (editor.run(replaceToken(token.id, by === PLAIN ? null : by)).ok) onClose();
            }}
          >
            {t("tokens.replaceAndDelete")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <ul className="flex flex-col gap-1 text-tool">
          {uses.slice(0, MOST_NAMED).map((record) => (
            <li key={record.id} className="truncate border-l-2 border-line pl-3">
              {describe(record)}
            </li>
          ))}
          {uses.length > MOST_NAMED ? (
            <li className="pl-3.5 text-caption text-ink-faint">{t("tokens.andMore", { count: uses.length - MOST_NAMED })}</li>
          ) : null}
        </ul>
        <SelectField<string>
          label={t("tokens.replaceBy")}
          size="md"
          value={by}
          options={[
            ...(token.kind === "font" ? [] : [{ value: PLAIN, label: t("tokens.plainValue") }]),
            ...others.map((other) => ({ value: other.id, label: [nameOf(other), tokenText(other)].filter(Boolean).join(" · ") })),
          ]}
          onValueChange={setBy}
        />
      </div>
    </Dialog>
  );
}
