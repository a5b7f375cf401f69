import { BLOCK_DEFINITIONS } from "@vitrine/blocks";
import { LANGUAGES, type PlaceRefusal } from "@vitrine/document";
import { expect, it } from "vitest";
import { loadMessages, showLanguage, textsOf } from "../../platform/language/i18n.ts";
import { refusalText } from "./refusal-text.ts";

const REFUSALS: { readonly [Reason in PlaceRefusal["reason"]]: Extract<PlaceRefusal, { reason: Reason }> } = {
  not_there: { reason: "not_there" },
  inside_itself: { reason: "inside_itself" },
  locked: { reason: "locked", kind: "section" },
  synced: { reason: "synced" },
  unknown: { reason: "unknown", kind: "hologram" },
  wrong_place: { reason: "wrong_place", kind: "tabs", outer: null },
  not_in: { reason: "not_in", kind: "tabs", outer: "carousel" },
  only_in: { reason: "only_in", kind: "field", places: ["form"] },
  full: { reason: "full", outer: "tabs", max: 12 },
  too_deep: { reason: "too_deep", max: 40 },
  single: { reason: "single", kind: "tabs" },
  triggers: { reason: "triggers", kind: "button", anchor: "oferta" },
};

it.each(LANGUAGES)("says each reason in words of its own, with the kinds by their names (%s)", async (language) => {
  await showLanguage(language);
  await loadMessages("builder");
  const t = textsOf("builder");
  const said = Object.values(REFUSALS).map((refusal) => refusalText(t, language, refusal));
  expect(new Set(said).size).toBe(said.length);
  for (const text of said) expect(text).not.toMatch(/\{\{|!|^place\./);
  const label = (kind: "carousel" | "form" | "tabs") => BLOCK_DEFINITIONS[kind].messages[language].label;
  expect(refusalText(t, language, REFUSALS.not_in)).toContain(label("carousel"));
  expect(refusalText(t, language, REFUSALS.not_in)).toContain(label("tabs"));
  expect(refusalText(t, language, REFUSALS.only_in)).toContain(label("form"));
  expect(refusalText(t, language, REFUSALS.full)).toContain("12");
  expect(refusalText(t, language, REFUSALS.triggers)).toContain("#oferta");
});
