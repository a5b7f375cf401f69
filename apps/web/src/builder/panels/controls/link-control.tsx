import { answerPlaces, isSafeHref } from "@vitrine/document";
import { Brackets } from "lucide-react";
import { useRef } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { MenuItem } from "../../../ui/popup/menu.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { answerKeys } from "./answer-keys.ts";
import { LinkMenu } from "./link-menu.tsx";
import { repairLink } from "./repair-link.ts";

export interface LinkControlProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  /** Whether it has places for what is answered in the block that is selected. */
  readonly takesAnswers?: boolean;
  onChange(next: string): void;
}

/** Where a click leads: an address, an e-mail, a telephone number, a part of this page or another page of the site. */
export function LinkControl({ label, value, error, takesAnswers = false, onChange }: LinkControlProps) {
  const t = useText("builder");
  const editor = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const keys = takesAnswers ? answerKeys(editor.store, editor.view.selection[0] ?? "") : [];
  const unknown = takesAnswers ? answerPlaces(value).filter((key) => !keys.includes(key)) : [];
  const insertKey = (key: string): MenuItem => ({
    label: t("content.linkAnswer", { key }),
    icon: <Brackets size={16} />,
    onSelect: () => onChange(`${value}[${key}]`),
    goOnFrom: () => input.current,
  });
  const errorOf = (): string | undefined => {
    if (error) return isSafeHref(value) ? error : t("content.unsafeLink");
    return unknown.length > 0 ? t("content.unknownAnswer", { keys: unknown.map((key) => `[${key}]`).join(", ") }) : undefined;
  };
  return (
    <TextField
      ref={input}
      label={label}
      size="sm"
      value={value}
      placeholder="https://"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      error={errorOf()}
      hint={value === "" ? t("content.linkHint") : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const meant = repairLink(value);
        if (meant !== value) onChange(meant);
      }}
      suffix={<LinkMenu goOnFrom={() => input.current} onChoose={onChange} more={keys.map(insertKey)} />}
    />
  );
}
