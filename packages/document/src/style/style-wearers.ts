import type { BlockRecord } from "../records.ts";

/** Which blocks each named style lies on, kept while blocks come and go. */
export class StyleWearers {
  readonly #byStyle = new Map<string, Set<string>>();

  add({ id, styleIds = [] }: BlockRecord): void {
    for (const styleId of styleIds) {
      const wearers = this.#byStyle.get(styleId) ?? new Set();
      this.#byStyle.set(styleId, wearers);
      wearers.add(id);
    }
  }

  remove({ id, styleIds = [] }: BlockRecord): void {
    for (const styleId of styleIds) {
      const wearers = this.#byStyle.get(styleId);
      wearers?.delete(id);
      if (wearers?.size === 0) this.#byStyle.delete(styleId);
    }
  }

  of(styleId: string): ReadonlySet<string> {
    return this.#byStyle.get(styleId) ?? NOBODY;
  }
}

const NOBODY: ReadonlySet<string> = new Set();
