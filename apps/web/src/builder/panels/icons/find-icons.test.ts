import { ICON_SET } from "virtual:icon-set";
import { BLOCK_DEFINITIONS, drawing } from "@vitrine/blocks";
import { expect, test } from "vitest";
import { findIcons, iconLabel, iconsByGroup } from "./find-icons.ts";

const names = Object.keys(ICON_SET);

test("every drawing of the set may stand on a page", () => {
  expect(names.length).toBeGreaterThan(2_000);
  const refused = names.filter((name) => !drawing.safeParse({ name, shapes: ICON_SET[name] }).success);
  expect(refused).toEqual([]);
});

test("the drawings with words of their own are in the set, each once, in three languages", () => {
  const listed = [...iconsByGroup().values()].flat();
  expect(listed.length).toBeGreaterThan(250);
  expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  for (const language of ["pt", "en", "es"] as const) {
    expect(listed.filter((name) => !/^\S.*\S$|^x$/.test(iconLabel(name, language)))).toEqual([]);
    // Two that are called the same cannot be told apart by who hears them.
    const labels = listed.map((name) => iconLabel(name, language));
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  }
});

test.each([
  ["telefone", "phone"],
  ["CAMINHÃO", "truck"],
  ["caminhao", "truck"],
  ["garantía", "shield-check"],
  ["relojes", null],
  ["reloj", "clock"],
  ["cartão crédito", "credit-card"],
  ["crédito cartão", "credit-card"],
  ["gift", "gift"],
  ["  star ", "star"],
])("%s finds %s first", (search, name) => {
  expect(findIcons(names, search)[0] ?? null).toBe(name);
});

test("what has no words of its own is found by its name, after what has", () => {
  const found = findIcons(names, "arrow");
  expect(found).toContain("arrow-down-a-z");
  expect(found.indexOf("arrow-right")).toBeLessThan(found.indexOf("arrow-down-a-z"));
  expect(findIcons(names, "arrow a z")).toContain("arrow-down-a-z");
});

test("a beginning finds what goes on from it, and nonsense nothing", () => {
  expect(findIcons(names, "entreg")).toContain("truck");
  expect(findIcons(names, "constructor toString")).toEqual([]);
  expect(findIcons(names, "<script>")).toEqual(findIcons(names, "script"));
});

test("a drawing is called as the person speaks, or by its English name", () => {
  expect([iconLabel("truck", "pt"), iconLabel("truck", "en"), iconLabel("truck", "es")]).toEqual(["caminhão", "truck", "camión"]);
  expect(iconLabel("arrow-down-a-z", "pt")).toBe("arrow down a z");
});

test("the drawings that new blocks begin with are those of the set", () => {
  const drawn = Object.values(BLOCK_DEFINITIONS).flatMap(({ panel, seed }) =>
    panel.flatMap(({ type, prop }) => (type === "icon" ? [seed("pt").props[prop]] : [])),
  );
  for (const each of drawn) {
    if (each === null) continue;
    const { name, shapes } = drawing.parse(each);
    expect(shapes).toEqual(ICON_SET[name]);
  }
});
