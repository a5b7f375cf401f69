import type { BlockRecord, DocumentTree, StyleRecord } from "@vitrine/document";
import { rulesText, styleRules } from "./block-rules.ts";
import type { ImageAddress } from "./css-value.ts";

/**
 * A class for each named style in use. They are written in the page's order of styles, so that of two on a block the
 * later wins. A block that has them in another order wears, from there on, classes that are written once more below:
 * levels are as many as its order takes.
 */
export class NamedStyleClasses {
  readonly #styles: readonly StyleRecord[];
  readonly #ranks: ReadonlyMap<string, number>;
  readonly #levels: Map<string, string>[] = [];
  #count = 0;

  constructor(tree: DocumentTree) {
    this.#styles = tree.namedStyles();
    this.#ranks = new Map(this.#styles.map(({ id }, rank) => [id, rank]));
  }

  /** The classes of a block; none for one without named styles. */
  classesFor({ styleIds = [] }: BlockRecord): string[] {
    let level = 0;
    let last = -1;
    return styleIds.map((id) => {
      const rank = this.#ranks.get(id) ?? -1;
      if (rank < last) level += 1;
      last = rank;
      return this.#classOf(id, level);
    });
  }

  css(imageAddress: ImageAddress, isLayered: boolean): string {
    const lines = this.#levels.flatMap((classes) =>
      this.#styles.map(({ id, styles }) => {
        const name = classes.get(id);
        return name === undefined ? "" : rulesText(`.${name}`, styleRules(styles, imageAddress, isLayered));
      }),
    );
    return lines.filter((line) => line !== "").join("\n");
  }

  #classOf(id: string, level: number): string {
    const classes = this.#levels[level] ?? new Map<string, string>();
    this.#levels[level] = classes;
    const name = classes.get(id) ?? `n${(this.#count++).toString(36)}`;
    classes.set(id, name);
    return name;
  }
}
