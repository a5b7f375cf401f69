import { blockCatalog } from "@vitrine/blocks";
import { subtree } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { allLandings } from "../drag/landing.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { findPlaces, placeGroups } from "./place-groups.ts";

function groupsFor(...ids: string[]) {
  const { store } = sampleEditor();
  const trees = ids.map((id) => subtree(store, id));
  const landings = allLandings(store, blockCatalog, trees);
  return { groups: placeGroups(store, landings, ids), landings };
}

describe("placeGroups", () => {
  it("has every place once, by container, in the order of the page", () => {
    const { groups, landings } = groupsFor("t1");
    expect(groups.map(({ parentId, depth }) => [parentId, depth])).toEqual([
      ["page", 0],
      ["s1", 1],
      ["box1", 3],
      ["box2", 3],
      ["s2", 1],
      ["f1", 2],
    ]);
    expect(groups.flatMap(({ places }) => places.map(({ landing }) => landing))).toHaveLength(landings.length);
    expect(new Set(groups.flatMap(({ places }) => places.map(({ landing }) => landing)))).toEqual(new Set(landings));
  });

  it("knows where the blocks are, alone and side by side, and of several places none", () => {
    const here = (...ids: string[]) =>
      groupsFor(...ids).groups.flatMap(({ parentId, places }) =>
        places.filter(({ isHere }) => isHere).map(({ beforeId }) => [parentId, beforeId]),
      );
    expect(here("h1")).toEqual([["s1", "c1"]]);
    expect(here("b1")).toEqual([["s2", null]]);
    expect(here("f1", "b1")).toEqual([["s2", null]]);
    expect(here("h1", "b1")).toEqual([]);
  });

  it("is narrowed down by what is typed: all places of a container, or those beside a block", () => {
    const { groups } = groupsFor("h1");
    const names: Readonly<Record<string, string>> = { s2: "Seção do botão", b1: "Botão" };
    const found = findPlaces(groups, "botao", (id) => names[id] ?? id);
    expect(found.map(({ parentId, places }) => [parentId, places.map(({ beforeId }) => beforeId)])).toEqual([
      ["page", ["s2"]],
      ["s2", ["f1", "b1", null]],
    ]);
    expect(findPlaces(groups, "  ", (id) => id)).toEqual(groups);
    expect(findPlaces(groups, "nada disso", (id) => id)).toEqual([]);
  });
});
