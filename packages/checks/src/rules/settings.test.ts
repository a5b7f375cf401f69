import { type PageRecord, treeOf } from "@vitrine/document";
import { expect, test } from "vitest";
import { checkPage } from "../check-page.ts";
import type { PageFacts } from "../page-facts.ts";
import { FACTS, samplePage, under } from "../testing/sample-page.ts";

test.each<[Partial<PageRecord>, Partial<PageFacts>, string[]]>([
  [{ optimizeFor: "google", legalPages: true }, { paths: null }, ["optimizer_lacks author"]],
  [{ adDestination: true, backRedirect: "/volte" }, {}, ["ads_back_redirect backRedirect", "ads_legal_missing legalPages"]],
  [{ legalPages: true }, { legalLacks: ["name", "email"] }, ["legal_name_missing legalPages", "legal_email_missing legalPages"]],
  [{}, { legalLacks: ["name"] }, []],
  [{ delay: "00:01:00", scrollTo: "nada" }, {}, ["delay_without_place scrollTo"]],
  [{ delay: "00:01:00", scrollTo: "oferta" }, {}, []],
  [{ code: { head: { code: "x", needsConsent: true } } }, {}, ["consent_never_asked consentBanner"]],
  [{ code: { head: { code: "x", needsConsent: true } }, consentBanner: true }, {}, []],
  [{}, { offPlaces: ["head"], brokenPlaces: ["body"] }, ["page_code_broken code", "page_code_off code"]],
])("%j is told by its field", (page, facts, expected) => {
  const tree = treeOf(samplePage([under({ kind: "text", anchor: "oferta" })], page));
  const found = checkPage(tree, { ...FACTS, ...facts });
  expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
});
