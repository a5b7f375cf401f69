import fc from "fast-check";
import { copyStyle } from "../copied-style.ts";
import { type InsertionPoint, legalInsertionPoints } from "../insertion-points.ts";
import { duplicateBlocks } from "../operations/duplicate-blocks.ts";
import { insertFragment } from "../operations/insert-fragment.ts";
import { moveBlocks } from "../operations/move-blocks.ts";
import type { Operation } from "../operations/operation.ts";
import { removeBlocks } from "../operations/remove-blocks.ts";
import { setProps } from "../operations/set-props.ts";
import { setStyles } from "../operations/set-styles.ts";
import { detachStyle, dissolveStyle } from "../operations/styles/detach-style.ts";
import { makeStyle } from "../operations/styles/make-style.ts";
import { pasteStyle } from "../operations/styles/paste-style.ts";
import { removeStyle } from "../operations/styles/put-style.ts";
import { resetStyles } from "../operations/styles/reset-styles.ts";
import { setStyleIds } from "../operations/styles/set-style-ids.ts";
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

const step = fc.record({ what: fc.nat(17), which: fc.nat(10_000), where: fc.nat(10_000), kind: fc.nat(KINDS.length - 1) });
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
  const style = pick(store.namedStyles(), where)?.id ?? "no-style";
  const gap = { type: "length", value: which, unit: "px" } as const;
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
        { color: where % 2 ? { type: "token", id: "color-text" } : undefined, gap },
      );
    case 9:
    case 10:
      return makeStyle(chosen, { id: makeId(), name: `estilo ${where}` });
    case 11:
    case 12:
      return setStyleIds(chosen, where % 5 ? [...(store.block(chosen)?.styleIds ?? []), style] : []);
    case 13:
      return where % 3 ? setStyles(style, { breakpoint: "tablet", state: "hover" }, { gap }) : detachStyle([chosen], style);
    case 14:
      return where % 2 ? removeStyle(style) : dissolveStyle(style);
    case 15:
      return resetStyles([chosen, style], where % 2 ? "mobile" : null);
    case 16: {
      const from = pick(blocks, where);
      return from ? pasteStyle(copyStyle(store, from), [chosen], (of) => of !== "field") : removeStyle(style);
    }
    default:
      return setProps(chosen, { words: where % 3 ? `palavra ${where}` : "x".repeat(60) });
  }
}
