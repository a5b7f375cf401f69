import { BLOCK_DEFINITIONS, BLOCK_KINDS } from "@vitrine/blocks";
import { LANGUAGES } from "@vitrine/document";
import { expect, it } from "vitest";
import { KIND_WORDS, kindWordsModule, REGISTRY } from "../apps/web/kind-words-module.ts";

type Words = Readonly<Record<string, { readonly label: string }>>;

/** A module as the build makes it, run. */
async function built(id: string) {
  const plugin = kindWordsModule("build");
  const source = await plugin.load(id);
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${source}//${Math.random()}`)}`);
}

it("has every kind's words in the two files of each language, and nothing else", async () => {
  for (const language of LANGUAGES) {
    const { default: shown } = await built(`\0${KIND_WORDS}/${language}`);
    const { default: more } = await built(`\0${KIND_WORDS}/${language}/more`);
    const all = BLOCK_KINDS.map((kind) => [kind, { ...shown[kind], ...more[kind] }]);
    expect(Object.fromEntries(all)).toEqual(
      Object.fromEntries(BLOCK_KINDS.map((kind) => [kind, BLOCK_DEFINITIONS[kind].messages[language]])),
    );
    for (const kind of BLOCK_KINDS) expect(Object.keys(shown[kind]).filter((part) => part in more[kind])).toEqual([]);
    expect(Object.keys(more)).toEqual([...BLOCK_KINDS]);
  }
});

it("has what kinds are called in every language in one file", async () => {
  const { default: names } = await built(`\0${KIND_WORDS}/names`);
  for (const language of LANGUAGES) {
    const labels = BLOCK_KINDS.map((kind) => [kind, { label: BLOCK_DEFINITIONS[kind].messages[language].label }]);
    expect(names[language]).toEqual(Object.fromEntries(labels));
  }
  expect(Object.keys(names).sort()).toEqual([...LANGUAGES].sort());
});

it("answers in a language that is there until the one asked for is", async () => {
  const { MESSAGES, keepKindWords, keptKindWords } = await built(REGISTRY);
  const label = (language: string): string | undefined => (MESSAGES as Record<string, Words>).heading?.[language]?.label;
  expect(label("pt")).toBeUndefined();
  keepKindWords({ en: { heading: { label: "Heading" } } });
  expect([label("pt"), label("en"), label("es")]).toEqual(["Heading", "Heading", "Heading"]);
  keepKindWords({ pt: { heading: { label: "Título" } } });
  expect([label("pt"), label("en")]).toEqual(["Título", "Heading"]);
  expect(Object.keys(keptKindWords())).toEqual(["en", "pt"]);
});

it("answers what came in another language alone in that one", async () => {
  const { MESSAGES, keepKindWords } = await built(REGISTRY);
  const said = () => (MESSAGES as Record<string, Record<string, unknown>>).heading?.es;
  keepKindWords({ es: { heading: { label: "Título" } }, pt: { heading: { label: "Título pt" } } });
  expect(said()).toEqual({ label: "Título" });
  keepKindWords({ pt: { heading: { fields: { size: "Tamanho" } } } });
  expect(said()).toEqual({ label: "Título", fields: { size: "Tamanho" } });
  keepKindWords({ es: { heading: { fields: { size: "Tamaño" } } } });
  expect(said()).toEqual({ label: "Título", fields: { size: "Tamaño" } });
});

it("answers what is there by name alone in the fullest language", async () => {
  const { MESSAGES, keepKindWords } = await built(REGISTRY);
  const said = (language: string) => (MESSAGES as Record<string, Record<string, unknown>>).heading?.[language];
  keepKindWords({ en: { heading: { label: "Heading" } }, es: { heading: { label: "Título" } } });
  keepKindWords({ pt: { heading: { label: "Título pt", visitor: { now: "agora" } } } });
  expect(said("es")).toEqual({ label: "Título", visitor: { now: "agora" } });
  keepKindWords({ pt: { heading: { fields: { size: "Tamanho" } } } });
  expect(said("es")).toEqual({ label: "Título", visitor: { now: "agora" }, fields: { size: "Tamanho" } });
  expect(said("pt")).toEqual({ label: "Título pt", visitor: { now: "agora" }, fields: { size: "Tamanho" } });
});
