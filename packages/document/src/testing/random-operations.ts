import fc from "fast-check";
import { type InsertionPoint, legalInsertionPoints } from "../insertion-points.ts";
import { duplicateBlocks } from "../operations/duplicate-blocks.ts";
import { insertFragment } from "../operations/insert-fragment.ts";
import { moveBlocks } from "../operations/move-blocks.ts";
import type { Operation } from "../operations/operation.ts";
import { removeBlocks } from "../operations/remove-blocks.ts";
import { setProps } from "../operations/set-props.ts";
import { setStyles } from "../operations/set-styles.ts";
import type { DocumentStore } from "../store.ts";
import { subtree } from "../tree.ts";
import { sampleBlock, sampleCatalog } from "./sample-catalog.ts";

const KINDS = ["section", "box", "pair", "text", "form", "field"];

/** A step of a made-up session, in numbers that `operationOf` turns into an operation. */
export interface RandomStep {
  readonly what: number;
  readonly which: number;
  readonly where: number;
  readonly kind: number;
}

const step = fc.record({ what: fc.nat(9), which: fc.nat(10_000), where: fc.nat(10_000), kind: fc.nat(KINDS.length - 1) });
export const steps = fc.array(step, { maxLength: 40 });

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(items.length, 1)];
}

/** Turns numbers into an operation on the document as it is; often a legal one, sometimes not. */
export function operationOf(store: DocumentStore, { what, which, where, kind }: RandomStep, makeId: () => string): Operation {
  const blocks = [...store.records()].filter((record) => record.type === "block");
  const chosen = pick(blocks, which)?.id ?? "nobody";
  const parents = ["page", ...blocks.map((block) => block.id)];
  const parentId = pick(parents, where) ?? "page";
  const slots = ["body", "content", "cells", "fields"];
  const anywhere: InsertionPoint = { parentId, slot: pick(slots, where) ?? "body", beforeId: null };
  const fresh = sampleBlock({ id: makeId(), kind: KINDS[kind] ?? "text", parentId: "page" });
  const points = legalInsertionPoints(store, sampleCatalog, what < 5 ? [fresh] : subtree(store, chosen));
  const point = pick(points, where) ?? anywhere;
  switch (what) {
    case 0:
    case 1:
    case 2:
      return insertFragment({ rootIds: [fresh.id], blocks: [fresh], tokens: [] }, point);
    case 3:
      return insertFragment({ rootIds: [fresh.id], blocks: [fresh], tokens: [] }, anywhere);
    case 4:
      return removeBlocks([chosen]);
    case 5:
      return moveBlocks([chosen], point);
    case 6:
      return moveBlocks([chosen], anywhere);
    case 7:
      return duplicateBlocks([chosen], makeId);
    case 8:
      return setStyles(
        chosen,
        { breakpoint: "mobile", state: "normal" },
        { color: where % 2 ? { type: "token", id: "color-text" } : undefined, gap: { type: "length", value: which, unit: "px" } },
      );
    default:
      return setProps(chosen, { words: where % 3 ? `palavra ${where}` : "x".repeat(60) });
  }
}
