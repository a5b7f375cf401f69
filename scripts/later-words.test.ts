import { readFileSync } from "node:fs";
import { LANGUAGES } from "@vitrine/document";
import { expect, it } from "vitest";
import { LATER_GROUPS, laterGroupsIn, wordsOf } from "../apps/web/later-words.ts";

it("divides the builder's words in each language in two, each group once", () => {
  for (const language of LANGUAGES) {
    const text = readFileSync(`apps/web/src/builder/messages/${language}.json`, "utf8");
    const [first, later] = [JSON.parse(wordsOf(text, false)), JSON.parse(wordsOf(text, true))];
    expect({ ...first, ...later }).toEqual(JSON.parse(text));
    expect(Object.keys(first).length + Object.keys(later).length).toBe(Object.keys(JSON.parse(text)).length);
    expect(Object.keys(later).sort()).toEqual([...LATER_GROUPS].sort());
  }
});

it("finds the words that come later in a source, however they are quoted", () => {
  expect(laterGroupsIn('t("style.width")')).toEqual(["style"]);
  expect(laterGroupsIn("t(`tokens.new`)")).toEqual(["tokens"]);
  expect(laterGroupsIn('t("canvas.style.width") + style.width')).toEqual([]);
});
