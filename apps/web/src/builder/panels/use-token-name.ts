import { DEFAULT_TOKENS, SCALE_TOKENS, type TokenRecord } from "@vitrine/document";
import { useText } from "../../platform/language/use-text.ts";

const DEFAULT_NAMES = new Map([...DEFAULT_TOKENS, ...SCALE_TOKENS].map((token) => [token.id, token.name]));

/** What a token is called: its own name, or ours in the person's language while nobody has renamed it. */
export function useTokenName(): (token: TokenRecord) => string {
  const t = useText("builder");
  return (token) => {
    if (DEFAULT_NAMES.get(token.id) !== token.name) return token.name;
    switch (token.id) {
      case "font-heading":
      case "color-heading":
        return t("tokens.heading");
      case "font-text":
      case "color-text":
        return t("tokens.text");
      case "font-button":
      case "color-button":
        return t("tokens.button");
      case "color-on-button":
        return t("tokens.onButton");
      case "color-background":
        return t("tokens.background");
      case "color-surface":
        return t("tokens.surface");
      case "color-line":
        return t("tokens.line");
      case "space-s":
      case "radius-s":
        return t("tokens.small");
      case "space-m":
      case "radius-m":
        return t("tokens.medium");
      case "space-l":
      case "radius-l":
        return t("tokens.large");
      case "space-xl":
        return t("tokens.extraLarge");
      case "shadow-soft":
        return t("tokens.soft");
      case "shadow-lifted":
        return t("tokens.lifted");
      default:
        return token.name;
    }
  };
}
