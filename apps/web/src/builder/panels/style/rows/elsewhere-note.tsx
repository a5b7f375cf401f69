import type { StyleValue } from "@vitrine/document";
import { useText } from "../../../../platform/language/use-text.ts";
import { useTokenName } from "../../use-token-name.ts";
import { useAllTokens } from "../../use-tokens.ts";
import type { StyleElsewhere } from "../style-target.ts";
import { keywordText } from "../style-words.ts";
import { lengthText } from "./length-text.ts";

/** Says what a value covers at wider screens, and what covers it at narrower ones. */
export function ElsewhereNote({ elsewhere }: { readonly elsewhere: readonly StyleElsewhere[] }) {
  const t = useText("builder");
  const nameOf = useTokenName();
  const tokens = useAllTokens();
  const textOf = (value: StyleValue): string => {
    switch (value.type) {
      case "length":
      case "number":
        return lengthText(value);
      case "keyword":
        return keywordText(t, value.value);
      case "color":
        return value.value;
      case "token": {
        const token = tokens.find(({ id }) => id === value.id);
        return token ? nameOf(token) : t("style.other");
      }
      default:
        return t("style.other");
    }
  };
  return (
    <p className="flex flex-wrap gap-x-2 text-caption text-ink-faint">
      {elsewhere.map(({ breakpoint, value }) => (
        <span key={breakpoint} className="min-w-0 truncate">
          {t(`style.at.${breakpoint}`, { value: textOf(value) })}
        </span>
      ))}
    </p>
  );
}
