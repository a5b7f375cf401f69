import { type LengthUnit, STYLE_PROPERTIES, type StyleProperty, type StylePropertyRule } from "@vitrine/document";
import { clsx } from "clsx";
import { useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { controlClass } from "../../../../ui/field/control-class.ts";
import { useTokenName } from "../../use-token-name.ts";
import { useTokens } from "../../use-tokens.ts";
import type { StyleHandle } from "../style-target.ts";
import { lengthKeywordText, typedKeyword } from "../style-words.ts";
import { lengthText, readLength, steppedLength } from "./length-text.ts";
import { TokenMenu } from "./token-menu.tsx";

export interface LengthInputProps {
  readonly label: string;
  readonly property: StyleProperty;
  readonly style: StyleHandle;
  readonly unit?: LengthUnit | undefined;
  readonly least?: number | undefined;
  /** Small and without a border, for the sides of a box. */
  readonly isBare?: boolean | undefined;
  /** Called when it gets and loses the focus. */
  onFocusChange?: ((isFocused: boolean) => void) | undefined;
}

/** The kind of token that stands in for a length of this property, if any does. */
function lengthTokenKind(property: StyleProperty): "space" | "radius" | undefined {
  const { token }: StylePropertyRule = STYLE_PROPERTIES[property];
  return token === "space" || token === "radius" ? token : undefined;
}

/**
 * A length, typed with or without its unit; the arrow keys step it, an emptied box resets it. One of the page's
 * spaces or corners is shown by its name, and chosen by typing that or beside the box.
 */
export function LengthInput({ label, property, style, unit = "px", least = 0, isBare = false, onFocusChange }: LengthInputProps) {
  const t = useText("builder");
  const [typed, setTyped] = useState<string | null>(null);
  const kind = lengthTokenKind(property);
  const nameOf = useTokenName();
  const tokens = useTokens(kind ?? "space").filter((token) => token.kind === kind);
  const { value: set } = style;
  const chosen = set?.type === "token" && !style.isMixed ? tokens.find(({ id }) => id === set.id) : undefined;
  const read = (text: string): typeof set => {
    const named = tokens.find((token) => nameOf(token).toLowerCase() === text.trim().toLowerCase());
    return readLength(property, typedKeyword(t, text), unit) ?? (named && { type: "token", id: named.id });
  };
  const written = set?.type === "keyword" ? lengthKeywordText(t, set.value) : lengthText(set);
  const shown = typed ?? (chosen ? nameOf(chosen) : style.isMixed ? "" : written);
  const isWrong = typed !== null && typed.trim() !== "" && read(typed) === undefined;
  const input = (
    <input
      type="text"
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      title={isWrong ? t("style.badLength") : chosen ? `${nameOf(chosen)} · ${lengthText(chosen.value)}` : undefined}
      placeholder={style.isMixed ? "…" : lengthKeywordText(t, roundedPixels(style.drawn))}
      value={shown}
      onFocus={(event) => {
        event.target.select();
        onFocusChange?.(true);
      }}
      onBlur={() => {
        setTyped(null);
        onFocusChange?.(false);
      }}
      onChange={(event) => {
        const next = event.target.value;
        setTyped(next);
        if (next.trim() === "") return style.reset();
        const value = read(next);
        if (value && !("value" in value && typeof value.value === "number" && value.value < least)) style.set(value);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        const steps = (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : 1);
        const value = steppedLength(
          property,
          chosen ? lengthText(chosen.value) : shown === "" ? roundedPixels(style.drawn) : shown,
          steps,
          least,
        );
        if (!value) return;
        style.set(value);
        setTyped(lengthText(value));
      }}
      className={clsx(
        "tabular text-caption",
        isBare
          ? "h-6 w-11 rounded-sm bg-transparent text-center text-ink placeholder:text-ink-faint hover:bg-hover focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-9"
          : clsx(
              controlClass(isWrong),
              "h-8 px-2.5 text-tool pointer-coarse:h-10 pointer-coarse:text-body",
              kind && "pr-8 pointer-coarse:pr-10",
            ),
        chosen && typed === null && "font-medium text-mar!",
        isBare && style.origin === "own" && "font-semibold text-mar",
      )}
    />
  );
  if (isBare || !kind) return input;
  return (
    <div className="relative">
      {input}
      <span className="absolute inset-y-0 right-0.5 flex items-center">
        <TokenMenu kind={kind} label={label} style={style} />
      </span>
    </div>
  );
}

/** A drawn length in whole pixels, for a placeholder; other words stay as they are. */
function roundedPixels(drawn: string): string {
  return /^-?[\d.]+px$/.test(drawn) ? `${Math.round(Number.parseFloat(drawn) * 10) / 10}px` : drawn.length > 12 ? "" : drawn;
}
