import { hasWords } from "@vitrine/document";
import type { Fault } from "../finding.ts";
import type { ShownBlock } from "../shown-blocks.ts";

/** The page's outline: one title, and no level left out on the way down. */
export class HeadingRule {
  #last = 0;
  #titles = 0;
  /** The first heading whose level can be chosen. */
  #firstId: string | null = null;

  /** To be asked of each block as the page is read. */
  judge({ block, definition, isAside }: ShownBlock): Fault[] {
    const faults: Fault[] = [];
    for (const { level, words, isFixed } of definition.check?.headings?.(block.props) ?? []) {
      if (!hasWords(words)) {
        if (!isFixed) faults.push({ code: "heading_empty" });
        continue;
      }
      if (!isFixed) this.#firstId ??= block.id;
      if (level === 1 && ++this.#titles > 1) faults.push({ code: "h1_twice", field: "level" });
      if (isAside) continue;
      if (!isFixed && this.#last > 0 && level > this.#last + 1)
        faults.push({ code: "heading_skipped", field: "level", values: { level, before: this.#last } });
      this.#last = level;
    }
    return faults;
  }

  /** What they make together, once all of them were judged. */
  judgePage(): { readonly fault: Fault; readonly blockId: string } | null {
    return this.#firstId !== null && this.#titles === 0 ? { fault: { code: "h1_missing", field: "level" }, blockId: this.#firstId } : null;
  }
}
