import { keyBetween, putToken, randomId, SCALE_TOKENS, type TokenKind, type TokenOf, type TokenRecord } from "@vitrine/document";
import { Plus } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { TokenRow } from "./token-row.tsx";

type Common = Omit<TokenOf<"color">, "kind" | "value">;

function newToken(kind: TokenKind, common: Common): TokenRecord {
  switch (kind) {
    case "color":
      return { ...common, kind, value: "#0b6e7a" };
    case "font":
      return { ...common, kind, value: "system-sans" };
    case "space":
      return { ...common, kind, value: { type: "length", value: 24, unit: "px" } };
    case "radius":
      return { ...common, kind, value: { type: "length", value: 12, unit: "px" } };
    case "shadow":
      return { ...common, kind, value: { type: "shadow", layers: [{ x: 0, y: 6, blur: 20, spread: -2, color: "#14202b2e" }] } };
  }
}

export interface TokenGroupProps {
  readonly kind: TokenKind;
  /** Those of the kind, in order. */
  readonly tokens: readonly TokenRecord[];
}

/** The page's tokens of one kind. A page from before there were any of it is offered the ones new pages have. */
export function TokenGroup({ kind, tokens }: TokenGroupProps) {
  const t = useText("builder");
  const editor = useEditor();
  const title = t(`tokens.groups.${kind}`);
  const add = (): void => {
    const order = keyBetween(tokens.at(-1)?.order ?? null, null);
    editor.run(putToken(newToken(kind, { type: "token", id: randomId(), name: t(`tokens.new.${kind}`), order })));
  };
  const scale = SCALE_TOKENS.filter((token) => token.kind === kind);
  return (
    <section aria-label={title} className="flex flex-col">
      <div className="flex h-9 items-center gap-1 pr-2 pl-4">
        <h3 className="text-tool font-semibold">{title}</h3>
        <span className="tabular text-caption text-ink-faint">{tokens.length > 0 ? tokens.length : null}</span>
        <IconButton size="sm" className="ml-auto" label={t(`tokens.add.${kind}`)} icon={<Plus size={16} />} onClick={add} />
      </div>
      {tokens.length > 0 ? (
        <ul className="@container flex flex-col px-2">
          {tokens.map((token, index) => (
            <TokenRow key={token.id} token={token} siblings={tokens} index={index} />
          ))}
        </ul>
      ) : (
        <div className="px-4">
          <Button size="sm" icon={<Plus size={15} />} onClick={() => (scale.length > 0 ? editor.run(putToken(...scale)) : add())}>
            {kind === "color" || kind === "font" ? t(`tokens.add.${kind}`) : t(`tokens.addScale.${kind}`)}
          </Button>
        </div>
      )}
    </section>
  );
}
