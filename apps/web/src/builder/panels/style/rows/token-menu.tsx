import { plainValue, putToken, SCALE_TOKENS, type TokenKind } from "@vitrine/document";
import { clsx } from "clsx";
import { Check, Link2, Plus, Unlink2 } from "lucide-react";
import { useText } from "../../../../platform/language/use-text.ts";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { Menu, type MenuItem } from "../../../../ui/popup/menu.tsx";
import { useEditor } from "../../../editor/use-editor.ts";
import { tokenText } from "../../tokens/token-text.ts";
import { useTokenName } from "../../use-token-name.ts";
import { useTokens } from "../../use-tokens.ts";
import type { StyleHandle } from "../style-target.ts";

const SIZE = 15;

export interface TokenMenuProps {
  readonly kind: Exclude<TokenKind, "color" | "font">;
  /** What it is chosen for. */
  readonly label: string;
  readonly style: Pick<StyleHandle, "value" | "isMixed" | "set">;
  /** Beside its button, which of the page's it is. */
  readonly isNamed?: boolean;
}

/** One of the page's spaces, corners or shadows in the place of a value of its own; and back, to the value it has. */
export function TokenMenu({ kind, label, style, isNamed = false }: TokenMenuProps) {
  const t = useText("builder");
  const editor = useEditor();
  const nameOf = useTokenName();
  const tokens = useTokens(kind);
  const { value } = style;
  const chosen = value?.type === "token" && !style.isMixed ? tokens.find(({ id }) => id === value.id) : undefined;
  const plain = chosen && plainValue(chosen);
  const detach: MenuItem = {
    label: t("tokens.detach"),
    icon: <Unlink2 size={SIZE} />,
    onSelect: () => {
      if (plain) style.set(plain);
    },
  };
  const addScale: MenuItem = {
    label: t(`tokens.addScale.${kind}`),
    icon: <Plus size={SIZE} />,
    onSelect: () => {
      editor.run(putToken(...SCALE_TOKENS.filter((token) => token.kind === kind)));
    },
  };
  const choices = tokens.map((token) => ({
    label: [nameOf(token), tokenText(token)].filter(Boolean).join(" · "),
    icon: token === chosen ? <Check size={SIZE} /> : <span className="block w-[15px]" />,
    onSelect: () => {
      style.set({ type: "token", id: token.id });
    },
  }));
  const items = tokens.length === 0 ? [addScale] : [...choices, ...(plain ? (["separator", detach] as const) : [])];
  const title = chosen ? t("tokens.chosenFor", { label, name: nameOf(chosen) }) : t("tokens.chooseFor", { label });
  return (
    <span className="flex min-w-0 items-center">
      {isNamed && chosen ? <span className="max-w-24 truncate pl-1 text-caption font-medium text-mar">{nameOf(chosen)}</span> : null}
      <Menu
        trigger={
          <IconButton
            size="sm"
            label={title}
            icon={<Link2 size={SIZE} />}
            className={clsx("size-7! pointer-coarse:size-10!", chosen && "text-mar!")}
          />
        }
        items={items}
      />
    </span>
  );
}
