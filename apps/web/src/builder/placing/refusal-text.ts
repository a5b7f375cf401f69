import { blockDefinition } from "@vitrine/blocks";
import type { Language, PlaceRefusal } from "@vitrine/document";
import type { Text } from "../../platform/language/message-types.ts";

/** Why blocks may not stand somewhere, for people: kinds by their names in the builder's language. */
export function refusalText(t: Text<"builder">, language: Language, refusal: PlaceRefusal): string {
  const labelOf = (kind: string): string => blockDefinition(kind)?.messages[language].label ?? kind;
  const outerOf = (kind: string | null): string => (kind === null ? t("canvas.page") : labelOf(kind));
  switch (refusal.reason) {
    case "wrong_place":
    case "not_in":
      return t(`place.${refusal.reason}`, { kind: labelOf(refusal.kind), outer: outerOf(refusal.outer) });
    case "only_in":
      return t("place.only_in", { kind: labelOf(refusal.kind), places: refusal.places.map(labelOf).join(", ") });
    case "full":
      return t("place.full", { outer: outerOf(refusal.outer), max: refusal.max });
    case "too_deep":
      return t("place.too_deep", { max: refusal.max });
    case "single":
    case "unknown":
    case "locked":
      return t(`place.${refusal.reason}`, { kind: labelOf(refusal.kind) });
    case "triggers":
      return t("place.triggers", { anchor: refusal.anchor });
    default:
      return t(`place.${refusal.reason}`);
  }
}
