import { knownDefinition } from "@vitrine/blocks";
import type { BlockRecord, DocumentTree, Entrance } from "@vitrine/document";
import { ENTRANCE_EASING, ENTRANCE_FRAMES } from "./entrance-frames.ts";

/** Of blocks that come in one after the other, the last that waits for its turn: those after it come with it. */
const LAST_TURN = 11;
const SIDEWAYS: ReadonlySet<string> = new Set(["fromStart", "fromEnd"]);

interface Coming {
  readonly entrance: Entrance;
  /** Its place among those that come in one after the other. */
  readonly turn: number;
}

/** How a block comes in: as it says, or as what holds it says of those in it. Not what stands at an end of the page. */
function comingOf(tree: DocumentTree, block: BlockRecord): Coming | null {
  if (knownDefinition(block)?.edge) return null;
  if (block.entrance && block.entrance.stagger === undefined) return { entrance: block.entrance, turn: 0 };
  const around = tree.block(block.parentId);
  if (around?.entrance?.stagger === undefined) return null;
  const turn = tree
    .children(around.id, block.slot)
    .slice(0, LAST_TURN)
    .findIndex(({ id }) => id === block.id);
  return { entrance: around.entrance, turn: turn < 0 ? LAST_TURN : turn };
}

/**
 * How the blocks of a page come in. What the first screen may show does so by the style sheet alone, from the first
 * picture on; everything below is hidden and watched for by the page's script (`client.ts`), once that runs. Without
 * it, in print, and for who wants little motion, everything is simply there.
 */
export class PageEntrances {
  readonly #tree: DocumentTree;
  readonly #classes = new Map<string, { readonly name: string; readonly entrance: Entrance }>();
  readonly #turns = new Map<string, string>();

  constructor(tree: DocumentTree) {
    this.#tree = tree;
  }

  get isEmpty(): boolean {
    return this.#classes.size === 0;
  }

  /** The classes of a block that comes in; none for any other. */
  classFor(block: BlockRecord, isEarly: boolean): string | undefined {
    const coming = comingOf(this.#tree, block);
    if (!coming) return undefined;
    const { entrance, turn } = coming;
    const key = JSON.stringify(entrance);
    const known = this.#classes.get(key) ?? { name: `v-e${this.#classes.size}`, entrance };
    this.#classes.set(key, known);
    const names = ["v-e", known.name];
    if (isEarly) names.push("v-early");
    if (isEarly && turn > 0) names.push(this.#turnClass(known.name, entrance, turn));
    return names.join(" ");
  }

  css(): string {
    if (this.isEmpty) return "";
    const all = [...this.#classes.values()];
    const effects = new Set(all.map(({ entrance }) => entrance.effect));
    const frames = [...effects].map((effect) => {
      const { opacity, transform } = ENTRANCE_FRAMES[effect];
      return `@keyframes v-${effect}{from{opacity:${opacity}${transform ? `;transform:${transform}` : ""}}}`;
    });
    const looks = all.map(({ name, entrance: { effect, duration, delay, stagger } }) => {
      const step = stagger === undefined ? "" : `.${name}{--v-step:${stagger}}`;
      return `${step}.${name}:is(.v-early,.v-on){animation:v-${effect} ${duration}ms ${ENTRANCE_EASING} ${delay}ms backwards}`;
    });
    const isSideways = [...effects].some((effect) => SIDEWAYS.has(effect));
    // What comes from a side stands beyond the page's edge for a moment: nobody is to be able to scroll there.
    const sides = isSideways ? "body{overflow-x:clip}.v-e:dir(rtl){--v-side:1}" : "";
    const rules = [sides, ".v-e{--v-step:0}", ...looks, ...this.#turns.values(), ".v-out.v-out{opacity:0;animation:none}"].join("");
    return `${frames.join("")}@media screen and (prefers-reduced-motion:no-preference){${rules}}`;
  }

  #turnClass(name: string, { delay, stagger = 0 }: Entrance, turn: number): string {
    const own = `v-turn${turn}`;
    const selector = `.${name}.${own}.v-early`;
    this.#turns.set(selector, `${selector}{animation-delay:${delay + stagger * turn}ms}`);
    return own;
  }
}
