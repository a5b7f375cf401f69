import { keyBetween, putToken, randomId, removeToken, type TokenRecord, tokenUses } from "@vitrine/document";
import { ArrowDown, ArrowUp, CopyPlus, Ellipsis, Globe, LocateFixed, Trash2 } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Menu, type MenuItem } from "../../../ui/popup/menu.tsx";
import { Tooltip } from "../../../ui/popup/tooltip.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { useTokenName } from "../use-token-name.ts";
import { RemoveTokenDialog } from "./remove-token-dialog.tsx";
import { TokenName } from "./token-name.tsx";
import { TokenValue } from "./token-value.tsx";

/** Tokens the kinds' own looks lean on; without them a page would lose its colours. */
const KEPT = /^(?:font-(?:heading|text|button)|color-(?:heading|text|button|on-button|background|surface|line))$/;

const SIZE = 15;

export interface TokenRowProps {
  readonly token: TokenRecord;
  /** All of its kind, in order, and which of them it is. */
  readonly siblings: readonly TokenRecord[];
  readonly index: number;
}

/** One token: its value in sight, its name to be typed over, the rest in its menu. */
export function TokenRow({ token, siblings, index }: TokenRowProps) {
  const t = useText("builder");
  const editor = useEditor();
  const nameOf = useTokenName();
  const [isLeaving, setLeaving] = useState(false);
  const name = nameOf(token);

  const move = (to: number): void => {
    const others = siblings.toSpliced(index, 1);
    if (to < 0 || to > others.length) return;
    editor.run(putToken({ ...token, order: keyBetween(others[to - 1]?.order ?? null, others[to]?.order ?? null) }));
  };
  const duplicate = (): void => {
    const order = keyBetween(token.order, siblings[index + 1]?.order ?? null);
    const { site: _site, ...own } = token;
    editor.run(putToken({ ...own, id: randomId(), name: t("tokens.copyOf", { name }).slice(0, 60), order }));
  };
  const usingBlocks = (): string[] =>
    tokenUses(editor.store, token.id)
      .filter(({ type }) => type === "block")
      .map(({ id }) => id);
  const remove = (): void => {
    if (!editor.run(removeToken(token.id)).ok) setLeaving(true);
  };
  const items: (MenuItem | "separator")[] = [
    {
      label: t("tokens.showUses"),
      icon: <LocateFixed size={SIZE} />,
      onSelect: () => editor.select(...usingBlocks()),
      refusedBecause: () => (usingBlocks().length === 0 ? t("tokens.unused", { name }) : null),
    },
    { label: t("tokens.duplicate"), icon: <CopyPlus size={SIZE} />, onSelect: duplicate },
    {
      label: t("tokens.moveUp"),
      icon: <ArrowUp size={SIZE} />,
      onSelect: () => move(index - 1),
      isDisabled: index === 0,
      shortcut: "Alt ↑",
    },
    {
      label: t("tokens.moveDown"),
      icon: <ArrowDown size={SIZE} />,
      onSelect: () => move(index + 1),
      isDisabled: index === siblings.length - 1,
      shortcut: "Alt ↓",
    },
    ...(KEPT.test(token.id)
      ? []
      : (["separator", { label: t("tokens.delete"), icon: <Trash2 size={SIZE} />, onSelect: remove, isDangerous: true }] as const)),
  ];
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? index - 1 : index + 1);
  };
  return (
    <li
      className="flex min-w-0 items-center gap-0.5 rounded-md focus-within:bg-hover hover:bg-hover pointer-coarse:py-0.5"
      onKeyDown={onKeyDown}
    >
      <TokenValue token={token} name={name}>
        <TokenName token={token} name={name} />
      </TokenValue>
      {token.site ? (
        <Tooltip label={t("tokens.fromSite")}>
          <span role="img" aria-label={t("tokens.fromSite")} className="shrink-0 px-1 text-ink-faint">
            <Globe size={13} aria-hidden="true" />
          </span>
        </Tooltip>
      ) : null}
      <Menu trigger={<IconButton size="sm" label={t("tokens.more", { name })} icon={<Ellipsis size={16} />} />} items={items} />
      {isLeaving ? <RemoveTokenDialog token={token} siblings={siblings} onClose={() => setLeaving(false)} /> : null}
    </li>
  );
}
