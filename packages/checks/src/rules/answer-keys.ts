import type { Fault } from "../finding.ts";
import type { ShownBlock } from "../shown-blocks.ts";

/** Of two answers of a form under one key, one alone arrives. */
export class AnswerKeyRule {
  /** The keys that were met, by form. */
  readonly #met = new Map<string, Set<string>>();

  /** To be asked of each block as the page is read: the first with a key has it, the next is told. */
  judge(shown: ShownBlock): Fault[] {
    const key = shown.definition.question?.(shown.block.props).name;
    if (key === undefined) return [];
    let around: ShownBlock | null = shown;
    // What some alone see may well ask the same as what the others see.
    for (; around && !around.definition.form; around = around.parent) if (isForSome(around)) return [];
    if (!around) return [];
    const met = this.#met.get(around.block.id) ?? new Set();
    this.#met.set(around.block.id, met);
    if (met.has(key)) return [{ code: "answer_key_twice", field: "name", values: { key } }];
    met.add(key);
    return [];
  }
}

function isForSome({ block, definition }: ShownBlock): boolean {
  return block.display !== undefined || block.hiddenAt !== undefined || definition.waits !== undefined;
}
