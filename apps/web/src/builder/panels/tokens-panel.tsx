import { TOKEN_KINDS } from "@vitrine/document";
import { useEffect } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { showFonts } from "./tokens/show-fonts.ts";
import { SiteStyleCard } from "./tokens/site-style-card.tsx";
import { TokenGroup } from "./tokens/token-group.tsx";
import { useAllTokens } from "./use-tokens.ts";

/** The page's own colours, fonts, spaces, corners and shadows: one change shows everywhere they are used. */
export function TokensPanel() {
  const t = useText("builder");
  const tokens = useAllTokens();
  useEffect(showFonts, []);
  return (
    <div className="flex flex-col gap-5 py-4">
      <p className="px-4 text-caption text-ink-soft">{t("tokens.explain")}</p>
      <SiteStyleCard />
      {TOKEN_KINDS.map((kind) => (
        <TokenGroup key={kind} kind={kind} tokens={tokens.filter((token) => token.kind === kind)} />
      ))}
    </div>
  );
}
