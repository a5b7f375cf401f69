import { describe, expect, test } from "vitest";
import { mergeRecords } from "../changes/merge-records.ts";
import { emptyDocument } from "../document.ts";
import { readDocument } from "../reading/read-document.ts";
import { type PageRecord, pageRecord } from "../records.ts";
import { sampleCatalog } from "../testing/sample-catalog.ts";
import { ALL_SETTINGS } from "./all-settings.data.ts";
import { fieldOfMetaTag, metaTagProblem } from "./meta-tags.ts";
import { optimizerLacks } from "./optimizer.ts";

const page = emptyDocument({ title: "Curso", language: "pt" }).records.page as PageRecord;

/** The path and code of each thing that is wrong with these settings. */
function faults(settings: object): string[] {
  const read = pageRecord.safeParse({ ...page, ...settings });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

test("a page saved with every setting is read as it was, and one with none as well", () => {
  const read = readDocument(JSON.parse(JSON.stringify(ALL_SETTINGS)), sampleCatalog);
  expect(read.ok && read.value).toEqual(ALL_SETTINGS);
  expect(faults({})).toEqual([]);
});

test("every setting there is stands in the page that was saved with all of them", () => {
  expect(Object.keys(ALL_SETTINGS.records.page).sort()).toEqual(Object.keys(pageRecord.shape).sort());
});

test.each([
  [{ canonicalLinks: [{ name: "en", link: "" }] }, ["canonicalLinks.0.link fill_both"]],
  [{ canonicalLinks: [{ name: "", link: "https://a.example" }] }, ["canonicalLinks.0.name fill_both"]],
  [{ canonicalLinks: [{ name: "english!", link: "/en" }] }, ["canonicalLinks.0.name language_tag", "canonicalLinks.0.link unsafe_link"]],
  [
    {
      canonicalLinks: [
        { name: "pt-BR", link: "https://a.example" },
        { name: "PT-br", link: "https://a.example" },
      ],
    },
    ["canonicalLinks.1.name name_exists", "canonicalLinks.1.link link_exists"],
  ],
  [{ metaTags: [{ name: "", content: "" }] }, ["metaTags.0.name fill_both", "metaTags.0.content fill_both"]],
  [{ metaTags: [{ name: 'a" onload="', content: "x" }] }, ["metaTags.0.name meta_name"]],
  [{ metaTags: [{ name: "Description", content: "x" }] }, ["metaTags.0.name meta_description"]],
  [{ metaTags: [{ name: "viewport", content: "x" }] }, ["metaTags.0.name meta_never"]],
  [
    {
      metaTags: [
        { name: "a", content: "x" },
        { name: "A", content: "x" },
      ],
    },
    ["metaTags.1.name meta_exists"],
  ],
  [{ code: { head: { code: "", hosts: ["10.0.0.1"] } } }, ["code.head.hosts.0 bad_host"]],
  [{ code: { head: { code: "", hosts: ["a.example", "a.example"] } } }, ["code.head.hosts repeated"]],
  [{ delay: "24:00:00" }, ["delay delay"]],
  [{ delay: "00:00:00" }, ["delay delay"]],
  [{ delay: "5:00" }, ["delay delay"]],
  [{ scrollTo: "#a" }, ["scrollTo anchor"]],
  [{ backRedirect: "javascript:alert(1)" }, ["backRedirect unsafe_link"]],
  [{ backRedirect: "mailto:a@b.example" }, ["backRedirect unsafe_link"]],
  [{ backRedirect: "//evil.example" }, ["backRedirect unsafe_link"]],
])("%j is refused by the field", (settings, expected) => expect(faults(settings)).toEqual(expected));

test.each([
  { optimizeFor: ["google", "meta"] },
  { optimizeFor: "both" },
  { code: { head: { code: "x", isOn: true } } },
  { code: { foot: { code: "x" } } },
  { earlySections: 0 },
  { author: "a".repeat(81) },
  { metaTags: Array.from({ length: 31 }, (_, index) => ({ name: `a${index}`, content: "x" })) },
])("%j is refused", (settings) => expect(faults(settings)).not.toEqual([]));

describe("a restricted meta tag", () => {
  test.each([
    ["author", "author"],
    ["description", "description"],
    ["og:title", "ogTitle"],
    ["og:description", "ogDescription"],
    ["og:image", "shareImage"],
    ["og:url", "canonical"],
    ["ROBOTS", "hiddenFromSearch"],
    ["vitrine-protected", "isProtected"],
  ])("%s leads to %s", (name, field) => {
    expect(fieldOfMetaTag(name)).toBe(field);
    expect(metaTagProblem(name)).toBe(`meta_${field}`);
  });

  test.each(["og:type", "viewport", "referrer", "refresh", "content-security-policy"])("%s has no field, and is never another's", (name) =>
    expect([fieldOfMetaTag(name), metaTagProblem(name)]).toEqual([null, "meta_never"]),
  );

  test.each(["google-site-verification", "toString", "__proto__", "theme-color"])("%s is free", (name) =>
    expect(metaTagProblem(name)).toBeNull(),
  );
});

test("optimisation for Google needs title, author and description in sight of it, for Meta title and description", () => {
  const bare = { title: " ", description: "" };
  expect(optimizerLacks({ ...bare, optimizeFor: "google", hiddenFromSearch: true })).toEqual([
    "title",
    "author",
    "description",
    "hiddenFromSearch",
  ]);
  expect(optimizerLacks({ ...bare, optimizeFor: "meta", hiddenFromSearch: true })).toEqual(["title", "description"]);
  expect(optimizerLacks({ title: "a", author: "b", description: "c", optimizeFor: "google" })).toEqual([]);
  expect(optimizerLacks({ ...bare, hiddenFromSearch: true })).toEqual([]);
});

test("code that two people change in two places is changed in both", () => {
  const base: PageRecord = { ...page, code: { head: { code: "a" } } };
  const merged = mergeRecords(
    base,
    { ...page, code: { head: { code: "b" } } },
    { ...base, code: { head: { code: "a" }, footer: { code: "c" } } },
    "mine",
  );
  expect(merged).toEqual({ record: { ...page, code: { head: { code: "b" }, footer: { code: "c" } } }, clashes: false });
});
