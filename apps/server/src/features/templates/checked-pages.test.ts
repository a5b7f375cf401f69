import { checkPage, type Finding, type PageFacts } from "@vitrine/checks";
import { LANGUAGES, type PageDocument, treeOf } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { TEMPLATES } from "./library.ts";
import { sectionPage } from "./making/section-page.ts";
import { SECTIONS } from "./sections.ts";

const NOW = Date.UTC(2026, 10, 2);

/** On a site without another page, at an address of its own. */
const FACTS: PageFacts = {
  name: "Modelo",
  hosts: ["loja.exemplo.com"],
  ownPath: "/modelo",
  paths: new Set(),
  imageBytes: new Map(),
  missingSectionIds: new Set(),
  sizes: null,
  offIds: new Set(),
  brokenIds: new Set(),
};

/** What its owner has to do before it is published, and nobody else can; a picture without words is marked as decoration. */
const FOR_ITS_OWNER = ["link_missing", "share_image_missing", "unfinished", "image_missing", "code_off", "alt_missing"];

const faultsOf = (document: PageDocument, alsoAllowed: readonly string[] = []): Finding[] =>
  checkPage(treeOf(document.records), FACTS).filter(({ code }) => ![...FOR_ITS_OWNER, ...alsoAllowed].includes(code));

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(TEMPLATES.map((template) => [template.id, template] as const))(
    "a page of %s is in order but for what is its owner's",
    (_id, template) => {
      expect(faultsOf(template.build(language, NOW))).toEqual([]);
    },
  );

  // A section is put into a page that has a title and says of itself what search engines are told.
  test.each(SECTIONS.map((section) => [section.id, section] as const))("the section %s brings no fault", (_id, section) => {
    expect(faultsOf(sectionPage(section, language), ["h1_missing", "description_missing", "title_missing"])).toEqual([]);
  });
});
