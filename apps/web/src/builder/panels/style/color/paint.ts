import type { Paint, TokenRecord } from "@vitrine/document";
import type { ColorValue } from "./color-field.tsx";

/** A colour inside a value, as the control for colours takes it. */
export function colorOf(paint: Paint): ColorValue {
  return typeof paint === "string" ? { type: "color", value: paint } : { type: "token", id: paint.token };
}

/** What was chosen, as it stands inside a value. */
export function paintOf(value: ColorValue): Paint {
  return value.type === "color" ? value.value : { token: value.id };
}

/** The colour itself, as CSS writes it; transparent for a token that is gone. */
export function shownPaint(paint: Paint, tokens: readonly TokenRecord[]): string {
  if (typeof paint === "string") return paint;
  const token = tokens.find(({ id }) => id === paint.token);
  return token?.kind === "color" ? token.value : "#00000000";
}
