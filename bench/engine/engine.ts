import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import { checkPage } from "@vitrine/checks";
import {
  DocumentStore,
  emptyDocument,
  insertFragment,
  moveBlocks,
  runOperation,
  setProps,
  setStyles,
  treeOf,
  words,
} from "@vitrine/document";
import { marqueeHits } from "../../apps/web/src/builder/choosing/marquee-hits.ts";
import type { Box } from "../../apps/web/src/builder/drag/geometry.ts";
import { findOnPage } from "../../apps/web/src/builder/finding/find-on-page.ts";
import { largePage as nestedPage } from "../editor/large-page.ts";
import { median, print } from "../figures.ts";

/** A page of about `count` records: sections of twenty headings each. */
function largePage(count: number): { store: DocumentStore; headings: string[]; sections: string[] } {
  const store = new DocumentStore(emptyDocument({ title: "Página grande", language: "pt" }));
  let next = 0;
  const headings: string[] = [];
  const sections: string[] = [];
  const insert = (kind: "section" | "heading", parentId: string, slot: string): string => {
    const seed = blockDefinition(kind)?.seed("pt");
    if (!seed) throw new Error(`there is no kind ${kind}`);
    const fragment = seedFragment(
      { kind, ...seed },
      () => `b${++next}`,
      () => 1,
    );
    const result = runOperation(store, blockCatalog, insertFragment(fragment, { parentId, slot, beforeId: null }));
    if (!result.ok) throw new Error(result.problems[0]?.detail);
    return fragment.rootIds[0] ?? "";
  };
  while (store.size < count) {
    const section = insert("section", "page", "body");
    sections.push(section);
    for (let i = 0; i < 20 && store.size < count; i++) headings.push(insert("heading", section, "content"));
  }
  return { store, headings, sections };
}

/** Microseconds an operation takes on a document of 5,000 records, its diff and the check of what it touched included. */
export async function run(): Promise<void> {
  const { store, headings, sections } = largePage(5_000);
  const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
  const operations = {
    "set-props": (i: number) => setProps(at(headings, i), { content: words(`Título ${i}`) }),
    "set-styles": (i: number) =>
      setStyles(
        at(headings, i),
        { breakpoint: "mobile", state: "normal" },
        { fontSize: { type: "length", value: 20 + (i % 9), unit: "px" } },
      ),
    move: (i: number) => moveBlocks([at(headings, i)], { parentId: at(sections, i * 7), slot: "content", beforeId: null }),
  };
  for (const [name, operation] of Object.entries(operations)) {
    const times: number[] = [];
    for (let i = 0; i < 4_000; i++) {
      const made = operation(i);
      const started = performance.now();
      const result = runOperation(store, blockCatalog, made);
      if (i >= 1_000) times.push((performance.now() - started) * 1_000);
      if (!result.ok) throw new Error(result.problems[0]?.detail);
    }
    print({ name: `engine.${name}`, value: median(times), unit: "µs", records: store.size });
  }
  measureCheck();
  measureFind();
  measureMarquee();
}

/** Milliseconds a check takes of a page of 2,000 blocks, nested as real ones are, the index of its records included. */
function measureCheck(): void {
  const { document, blocks } = nestedPage(2_000);
  const facts = {
    name: "Página",
    hosts: [],
    ownPath: "/p",
    paths: null,
    imageBytes: new Map(),
    missingSectionIds: new Set<string>(),
    sizes: null,
    offIds: new Set<string>(),
  };
  const times: number[] = [];
  for (let i = 0; i < 60; i++) {
    // Each time on records that were never looked at: what is remembered of one would flatter.
    const records = structuredClone(document.records);
    const started = performance.now();
    const found = checkPage(treeOf(records), { ...facts, brokenIds: new Set() });
    if (i >= 10) times.push(performance.now() - started);
    if (found.length === 0) throw new Error("a page without links has nothing to tell");
  }
  print({ name: "checks.page", value: median(times), unit: "ms", least: Math.min(...times), blocks });
}

/** Milliseconds to find what stands in most blocks of 2,000, and what stands in none. */
function measureFind(): void {
  const { document, blocks } = nestedPage(2_000);
  const tree = treeOf(document.records);
  for (const [name, text] of Object.entries({ most: "a", none: "não está aqui" })) {
    const times: number[] = [];
    let found = 0;
    for (let i = 0; i < 60; i++) {
      const started = performance.now();
      found = findOnPage(tree, { text, matchesCase: false, matchesAccents: false }).length;
      if (i >= 10) times.push(performance.now() - started);
    }
    if (found > 0 !== (name === "most")) throw new Error(`${text} was found ${found} times`);
    print({ name: `find.${name}`, value: median(times), unit: "ms", least: Math.min(...times), blocks, found });
  }
}

/** Milliseconds of one move of a frame that grows over a page of 1,000 blocks, at its largest, where each is within it or cut. */
function measureMarquee(): void {
  const { document, blocks } = nestedPage(1_000);
  const tree = treeOf(document.records);
  const boxes = new Map<string, Box>();
  const lay = (parentId: string, x: number, top: number): number => {
    let y = top;
    for (const { id } of tree.allChildren(parentId)) {
      const height = Math.max(40, lay(id, x + 4, y + 4) - y + 4);
      boxes.set(id, { x, y, width: 1_000 - 2 * x, height });
      y += height;
    }
    return y;
  };
  const bottom = lay("page", 0, 0);
  const times: number[] = [];
  let chosen = 0;
  for (let i = 0; i < 300; i++) {
    const started = performance.now();
    // Cuts through every section at its left, so that each block has to be looked at.
    chosen = marqueeHits(tree, (id) => boxes.get(id) ?? null, { x: 2, y: 0, width: 998, height: bottom }).length;
    if (i >= 50) times.push(performance.now() - started);
  }
  if (chosen === 0) throw new Error("a frame around all of it holds nothing");
  print({ name: "marquee.move", value: median(times), unit: "ms", least: Math.min(...times), blocks, chosen });
}
