import { TOKEN_UNITS, type TokenOf } from "@vitrine/document";
import { clsx } from "clsx";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { useEditor } from "../../editor/use-editor.ts";
import { lengthText, readLength, steppedLength } from "../style/rows/length-text.ts";
import { changeToken } from "./change-token.ts";

type LengthToken = TokenOf<"space"> | TokenOf<"radius">;

/** Takes lengths and nothing else, as a space and a corner do. */
const LIKE = "paddingBlockStart";

export interface TokenLengthProps {
  readonly token: LengthToken;
  readonly name: string;
}

/** A token's length, typed with or without its unit; the arrow keys step it. What is no length stays unsaid. */
export function TokenLength({ token, name }: TokenLengthProps) {
  const t = useText("builder");
  const editor = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? lengthText(token.value);
  const change = (text: string | undefined): boolean => {
    const value = readToken(text ?? "");
    if (value) changeToken(editor, { ...token, value });
    return value !== undefined;
  };
  const isWrong = typed !== null && readToken(typed) === undefined;
  return (
    <input
      type="text"
      aria-label={t("tokens.valueOf", { name })}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t("tokens.badLength") : undefined}
      autoComplete="off"
      spellCheck={false}
      value={shown}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        change(target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
        if (event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
        event.preventDefault();
        const steps = (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : 1);
        const next = lengthText(steppedLength(LIKE, shown, steps, 0));
        if (change(next)) setTyped(next);
      }}
      className={clsx(
        "tabular h-7 w-18 shrink-0 rounded-sm border bg-surface px-2 text-right text-caption focus-visible:outline-2 pointer-coarse:h-10 pointer-coarse:text-body",
        isWrong ? "border-danger" : "border-line hover:border-line-strong",
      )}
    />
  );
}

function readToken(text: string): LengthToken["value"] | undefined {
  const value = readLength(LIKE, text, "px");
  const unit = value?.type === "length" ? TOKEN_UNITS.find((each) => each === value.unit) : undefined;
  return value?.type === "length" && unit && value.value >= 0 ? { type: "length", value: value.value, unit } : undefined;
}
