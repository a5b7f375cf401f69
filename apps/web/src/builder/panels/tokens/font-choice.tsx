import type { TokenOf } from "@vitrine/document";
import { ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Popover } from "../../../ui/popup/popover.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { FONT_NAMES } from "../font-names.ts";
import { changeToken } from "./change-token.ts";
import { FontPicker } from "./font-picker.tsx";

export interface FontChoiceProps {
  readonly token: TokenOf<"font">;
  /** What the token is called. */
  readonly name: string;
}

/** The family of a font token, and the list it is chosen from. */
export function FontChoice({ token, name }: FontChoiceProps) {
  const t = useText("builder");
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      side="left"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={t("tokens.familyOf", { name, family: FONT_NAMES[token.value] })}
          className="mb-1 flex h-7 shrink-0 items-center justify-between gap-1.5 @min-[19rem]:mb-0 @min-[19rem]:max-w-40 rounded-sm border border-line bg-surface px-2 text-caption hover:border-line-strong pointer-coarse:h-10"
        >
          <span className="truncate">{FONT_NAMES[token.value]}</span>
          <ChevronsUpDown size={12} aria-hidden="true" className="shrink-0 text-ink-faint" />
        </button>
      }
    >
      <FontPicker
        chosen={token.value}
        onPick={(value) => {
          changeToken(editor, { ...token, value });
          setOpen(false);
        }}
      />
    </Popover>
  );
}
