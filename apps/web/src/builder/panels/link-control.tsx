import { isSafeHref } from "@vitrine/document";
import { AtSign, Hash, Link2, Phone, SquareArrowOutUpRight, WholeWord } from "lucide-react";
import { useRef } from "react";
import { useText } from "../../platform/use-text.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useEditor } from "../editor/use-editor.ts";
import { repairLink } from "./repair-link.ts";

export interface LinkControlProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  onChange(next: string): void;
}

/** Where a click leads: an address, an e-mail, a telephone number, a part of this page or another page of the site. */
export function LinkControl({ label, value, error, onChange }: LinkControlProps) {
  const t = useText("builder");
  const editor = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const begin = (prefix: string): void => {
    onChange(prefix);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(prefix.length, prefix.length);
    });
  };
  const anchors = [...editor.store.records()].flatMap((record) => (record.type === "block" && record.anchor ? [record.anchor] : []));
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
      error={error && !isSafeHref(value) ? t("content.unsafeLink") : error}
      hint={value === "" ? t("content.linkHint") : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const meant = repairLink(value);
        if (meant !== value) onChange(meant);
      }}
      suffix={
        <Menu
          trigger={<IconButton size="sm" label={t("content.linkTo")} icon={<Link2 size={16} />} />}
          items={[
            { label: t("content.linkAddress"), icon: <SquareArrowOutUpRight size={16} />, onSelect: () => begin("https://") },
            { label: t("content.linkEmail"), icon: <AtSign size={16} />, onSelect: () => begin("mailto:") },
            { label: t("content.linkPhone"), icon: <Phone size={16} />, onSelect: () => begin("tel:+55") },
            { label: t("content.linkPath"), icon: <WholeWord size={16} />, onSelect: () => begin("/") },
            ...anchors.map((anchor) => ({ label: `#${anchor}`, icon: <Hash size={16} />, onSelect: () => onChange(`#${anchor}`) })),
          ]}
        />
      }
    />
  );
}
