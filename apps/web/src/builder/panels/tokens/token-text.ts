import type { TokenRecord } from "@vitrine/document";
import { FONT_NAMES } from "../font-names.ts";
import { lengthText } from "../style/rows/length-text.ts";

/** A token's value in a few characters: `#0b6e7a`, `24px`, `Fraunces`; a shadow is shown and not told. */
export function tokenText(token: TokenRecord): string {
  switch (token.kind) {
    case "color":
      return token.value;
    case "font":
      return FONT_NAMES[token.value];
    case "space":
    case "radius":
      return lengthText(token.value);
    case "shadow":
      return "";
  }
}
