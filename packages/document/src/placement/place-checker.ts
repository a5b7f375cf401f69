import type { BlockCatalog } from "../catalog.ts";
import { DOCUMENT_LIMITS } from "../document.ts";
import { PAGE_ID } from "../ids.ts";
import type { DocumentProblem } from "../reading/problems.ts";
import type { BlockRecord } from "../records.ts";
import { ancestors, type DocumentTree } from "../tree.ts";
import { countKnown, nestingRefusals, slotRule } from "./nesting.ts";
import { type Blocks, PageFacts } from "./page-facts.ts";
import { isSameRefusal, type PlaceRefusal } from "./place-refusal.ts";

/** Checks where blocks of a page stand, against the page as it was before: what was wrong already is no problem. */
export class PlaceChecker {
  readonly #tree: DocumentTree;
  readonly #catalog: BlockCatalog;
  readonly #before: Blocks;
  readonly #now: PageFacts;
  readonly #then: PageFacts;
  readonly #problems: DocumentProblem[];

  /** `before` is empty for a page that is read as a whole. Adds to `problems`. */
  constructor(tree: DocumentTree, catalog: BlockCatalog, before: Blocks, problems: DocumentProblem[]) {
    this.#tree = tree;
    this.#catalog = catalog;
    this.#before = before;
    this.#now = new PageFacts(tree, catalog);
    this.#then = new PageFacts(before, catalog);
    this.#problems = problems;
  }

  /** A block that is new, was changed, or stands inside of what was moved. */
  check(block: BlockRecord): void {
    const above = this.#pathUp(block);
    if (!above) return;
    const { id, parentId, slot } = block;
    const parent = this.#tree.block(parentId);
    const rule = slotRule(this.#tree, this.#catalog, parentId, slot);
    if (!rule && (!parent || this.#catalog.has(parent.kind))) {
      this.#problems.push({ code: "unknown_slot", path: [id, "slot"], detail: `${parentId} has no slot ${slot}` });
      return;
    }
    const old = this.#before.block(id);
    const hasStayed = old?.parentId === parentId && old.slot === slot;
    const kinds = above.map((outer) => outer.kind);
    const refusals = nestingRefusals(this.#catalog, block.kind, rule, kinds);
    const standing = refusals.length > 0 && hasStayed ? this.#refusalsBefore(old) : [];
    const why = refusals.find((each) => !standing.some((was) => isSameRefusal(was, each)));
    if (why) this.#refuse(block, "parentId", why, `${block.kind} may not stand in ${slot} of ${parentId}`);
    this.#checkTriggers(block, old);
    if (!hasStayed && rule?.max !== undefined && this.#catalog.has(block.kind)) {
      if (countKnown(this.#tree.children(parentId, slot), this.#catalog) > rule.max) {
        const full: PlaceRefusal = { reason: "full", outer: parent?.kind ?? null, max: rule.max };
        this.#problems.push({ code: "slot_full", path: [id, "slot"], detail: `${slot} of ${parentId} takes ${rule.max}`, why: full });
      }
    }
    if (!old && this.#catalog.get(block.kind)?.isSingle && this.#now.count(block.kind) > 1) {
      this.#refuse(block, "kind", { reason: "single", kind: block.kind }, `a page has one ${block.kind}`);
    }
  }

  /** The blocks around one, nearest first; nothing, and a problem, where they do not lead up to the page. */
  #pathUp({ id, parentId }: BlockRecord): BlockRecord[] | null {
    const tree = this.#tree;
    const path = [id, "parentId"];
    if (parentId !== PAGE_ID && !tree.block(parentId)) {
      this.#problems.push({ code: "missing_parent", path, detail: `there is no block ${parentId}` });
      return null;
    }
    const above = ancestors(tree, id, DOCUMENT_LIMITS.depth);
    if (above.length >= DOCUMENT_LIMITS.depth) {
      const why: PlaceRefusal = { reason: "too_deep", max: DOCUMENT_LIMITS.depth };
      this.#problems.push({ code: "too_deep", path, detail: `nested deeper than ${DOCUMENT_LIMITS.depth}`, why });
      return null;
    }
    const top = above.at(-1)?.parentId ?? parentId;
    if (top === PAGE_ID) return above;
    this.#problems.push({ code: tree.block(top) ? "cycle" : "missing_parent", path, detail: "it does not lead up to the page" });
    return null;
  }

  #refusalsBefore(old: BlockRecord): PlaceRefusal[] {
    const rule = slotRule(this.#before, this.#catalog, old.parentId, old.slot);
    const kinds = ancestors(this.#before, old.id, DOCUMENT_LIMITS.depth).map((outer) => outer.kind);
    return nestingRefusals(this.#catalog, old.kind, rule, kinds);
  }

  #checkTriggers(block: BlockRecord, old: BlockRecord | undefined): void {
    const triggered = this.#now.triggeredFrom(block);
    const earlier = triggered.length > 0 && old ? this.#then.triggeredFrom(old) : [];
    const anchor = triggered.find((each) => !earlier.includes(each));
    if (anchor !== undefined) this.#refuse(block, "props", { reason: "triggers", kind: block.kind, anchor }, `it opens #${anchor}`);
    if (block.anchor === undefined || old?.anchor === block.anchor || !this.#now.opened.has(block.anchor)) return;
    const by = this.#now.triggerOf(block.anchor);
    if (by) this.#refuse(block, "anchor", { reason: "triggers", kind: by.kind, anchor: block.anchor }, `${by.id} opens it`);
  }

  #refuse({ id }: BlockRecord, field: string, why: PlaceRefusal, detail: string): void {
    this.#problems.push({ code: "illegal_place", path: [id, field], detail, why });
  }
}
