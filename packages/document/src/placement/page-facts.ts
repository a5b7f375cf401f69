import type { BlockCatalog } from "../catalog.ts";
import type { Json } from "../reading/json.ts";
import type { BlockRecord } from "../records.ts";
import { ancestors, type DocumentTree } from "../tree.ts";

/** What rules of nesting look at of a page, so that it may also be one that no longer is. */
export type Blocks = Pick<DocumentTree, "block" | "records">;

/** What takes a look at the whole page to know; each is looked up when it is asked for first, and once. */
export class PageFacts {
  readonly #blocks: Blocks;
  readonly #catalog: BlockCatalog;
  #counts: ReadonlyMap<string, number> | null = null;
  #opened: ReadonlySet<string> | null = null;
  #triggers: ReadonlyMap<string, BlockRecord> | null = null;

  constructor(blocks: Blocks, catalog: BlockCatalog) {
    this.#blocks = blocks;
    this.#catalog = catalog;
  }

  /** How many blocks are of a kind. */
  count(kind: string): number {
    if (!this.#counts) {
      const counts = new Map<string, number>();
      for (const block of this.#all()) counts.set(block.kind, (counts.get(block.kind) ?? 0) + 1);
      this.#counts = counts;
    }
    return this.#counts.get(kind) ?? 0;
  }

  /** Anchors whose links open something over the page. */
  get opened(): ReadonlySet<string> {
    this.#opened ??= new Set(
      [...this.#all()].flatMap(({ kind, anchor }) => (anchor !== undefined && isOpened(this.#catalog, kind) ? [anchor] : [])),
    );
    return this.#opened;
  }

  /** A block that links to an anchor from inside of something that opens over the page. */
  triggerOf(anchor: string): BlockRecord | undefined {
    if (!this.#triggers) {
      const triggers = new Map<string, BlockRecord>();
      for (const block of this.#all()) {
        if (!this.isInOpened(block.id)) continue;
        for (const linked of linkedAnchors(block)) triggers.set(linked, block);
      }
      this.#triggers = triggers;
    }
    return this.#triggers.get(anchor);
  }

  /** Whether a block stands in something that opens over the page. */
  isInOpened(id: string): boolean {
    return ancestors(this.#blocks, id).some((outer) => isOpened(this.#catalog, outer.kind));
  }

  /** The anchors by which a block opens something from inside of such a thing. */
  triggeredFrom(block: BlockRecord): string[] {
    if (!this.isInOpened(block.id)) return [];
    const links = linkedAnchors(block);
    return links.size === 0 ? [] : [...links].filter((anchor) => this.opened.has(anchor));
  }

  *#all(): Iterable<BlockRecord> {
    for (const record of this.#blocks.records()) if (record.type === "block") yield record;
  }
}

/** Whether blocks of the kind are opened by a link to their anchor. */
export function isOpened(catalog: BlockCatalog, kind: string): boolean {
  return catalog.get(kind)?.isOpened === true;
}

/** Where a kind's props lead somewhere: links, and where a form goes on to. */
const LINKS: ReadonlySet<string> = new Set(["href", "redirectTo"]);

/** The anchors on this page that a block's links lead to. */
export function linkedAnchors(block: BlockRecord): ReadonlySet<string> {
  const found = new Set<string>();
  collect(block.props, found);
  return found;
}

function collect(value: Json, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === "object") collect(inner, found);
    else if (LINKS.has(key) && typeof inner === "string" && inner.startsWith("#")) found.add(inner.slice(1));
  }
}
