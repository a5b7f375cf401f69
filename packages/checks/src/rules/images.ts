import { type BlockRecord, type DocumentTree, hasWords, type Json, type PageRecord, type Styles, valuesIn } from "@vitrine/document";
import { MOST_IMAGE_BYTES, MOST_IMAGES, WEIGHT_BUDGET_DEFAULT } from "../check-limits.ts";
import { type FieldValue, isObject } from "../field-values.ts";
import type { Fault } from "../finding.ts";
import { type PageFacts, pageBytes } from "../page-facts.ts";

/** Whether pictures are there, say what they show, and are light; and what all of it weighs. */
export class ImageRule {
  readonly #facts: PageFacts;
  readonly #ids = new Set<string>();

  constructor(facts: PageFacts) {
    this.#facts = facts;
  }

  judge(block: BlockRecord, fields: readonly FieldValue[]): Fault[] {
    const faults: Fault[] = [];
    for (const { field, value, beside, siblings, prop } of fields) {
      if (field.type !== "image") continue;
      if (!isImage(value)) {
        if (field.isExpected) faults.push({ code: "image_missing", field: prop });
        continue;
      }
      const alt = field.alt === undefined ? undefined : beside[field.alt];
      if (typeof alt !== "string" || hasWords(alt)) continue;
      const isLink = siblings.some((each) => each.type === "link" && each.of === undefined && beside[each.prop]);
      // The words have a field of their own beside the picture's; of an item there is but the list it is in.
      faults.push({ code: isLink ? "linked_alt_missing" : "alt_missing", field: prop === field.prop ? (field.alt ?? prop) : prop });
    }
    for (const id of imagesOf(block)) {
      const bytes = this.#facts.imageBytes.get(id) ?? 0;
      if (!this.#ids.has(id) && bytes > MOST_IMAGE_BYTES) faults.push({ code: "image_heavy", values: { bytes, limit: MOST_IMAGE_BYTES } });
      this.#ids.add(id);
    }
    return faults;
  }

  /** What they make together, once all blocks were judged. */
  judgePage(page: PageRecord): Fault[] {
    const faults: Fault[] = [];
    for (const id of inStyles(page.styles)) this.#ids.add(id);
    if (this.#ids.size > MOST_IMAGES) faults.push({ code: "too_many_images", values: { count: this.#ids.size, limit: MOST_IMAGES } });
    const { sizes, imageBytes } = this.#facts;
    const budget = (page.weightBudget ?? WEIGHT_BUDGET_DEFAULT) * 1_000;
    const bytes = sizes ? pageBytes(sizes, this.#ids, imageBytes) : 0;
    if (bytes > budget) faults.push({ code: "over_budget", field: "weightBudget", values: { bytes, budget } });
    return faults;
  }
}

/** The pictures that a page shows: of its blocks, and behind them. */
export function shownImageIds(tree: Pick<DocumentTree, "records" | "page">): Set<string> {
  const ids = new Set(inStyles(tree.page().styles));
  for (const record of tree.records()) {
    if (record.type === "block") for (const id of imagesOf(record)) ids.add(id);
    if (record.type === "style") for (const id of inStyles(record.styles)) ids.add(id);
  }
  return ids;
}

/** Blocks do not change: one that is changed is another record. */
const known = new WeakMap<BlockRecord, readonly string[]>();

function imagesOf(block: BlockRecord): readonly string[] {
  const found = known.get(block);
  if (found) return found;
  const all = new Set(inStyles(block.styles));
  collect(block.props, all);
  const ids = [...all];
  known.set(block, ids);
  return ids;
}

function isImage(value: Json | undefined): value is { [key: string]: Json; imageId: string } {
  return isObject(value) && typeof value.imageId === "string";
}

function collect(value: Json, into: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if (isImage(value)) into.add(value.imageId);
  else for (const each of Array.isArray(value) ? value : Object.values(value)) collect(each, into);
}

function* inStyles(styles: Styles): Generator<string> {
  for (const { value } of valuesIn(styles)) if (value.type === "image") yield value.imageId;
}
