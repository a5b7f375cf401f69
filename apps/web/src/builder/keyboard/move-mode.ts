import { blockCatalog } from "@vitrine/blocks";
import { type BlockTree, PAGE_ID, randomId, subtree } from "@vitrine/document";
import { type Announcer, sayRefused } from "../canvas/announcer.ts";
import type { Planning } from "../drag/drag-controller.ts";
import type { Landing } from "../drag/landing.ts";
import type { Editor } from "../editor/editor.ts";
import { outermost } from "../editor/outermost.ts";

/** What it takes to find places for blocks, and to put them there. */
type Places = Pick<Planning, "allLandings" | "landMoved" | "whyNowhere">;

/** Where blocks that are moved by keyboard would land right now. */
export interface MoveStep {
  readonly ids: readonly string[];
  readonly trees: readonly BlockTree[];
  readonly landing: Landing;
  readonly index: number;
  readonly count: number;
}

/**
 * Moving blocks with the keyboard: walks through every place they may stand, in the order of the page, and says
 * each one. The page changes when it is confirmed, in one step to undo, and not at all when it is given up.
 */
export class MoveMode {
  readonly #editor: Editor;
  readonly #announcer: Announcer;
  /** Names a block, or the page, to people. */
  readonly #describe: (id: string) => string;
  readonly #listeners = new Set<() => void>();
  #landings: readonly Landing[] = [];
  #land: Places["landMoved"] | null = null;
  #step: MoveStep | null = null;

  constructor(editor: Editor, announcer: Announcer, describe: (id: string) => string) {
    this.#editor = editor;
    this.#announcer = announcer;
    this.#describe = describe;
  }

  get step(): MoveStep | null {
    return this.#step;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes up the selected blocks; returns whether there is anything to move. */
  start({ allLandings, landMoved, whyNowhere }: Places): boolean {
    const { store, view } = this.#editor;
    const ids = outermost(store, view.selection);
    const [first] = ids;
    if (first === undefined) return false;
    const trees = ids.map((id) => subtree(store, id));
    this.#landings = allLandings(store, blockCatalog, trees);
    const index = this.#indexOfCurrent(ids);
    const landing = this.#landings[index];
    if (!landing) {
      this.#announcer.refuse(whyNowhere(store, blockCatalog, trees));
      return false;
    }
    this.#editor.look({ editing: null });
    this.#land = landMoved;
    this.#show({ ids, trees, landing, index, count: this.#landings.length });
    this.#announcer.say("canvas.say.moveStarted", { name: this.#describe(first) });
    return true;
  }

  /** Goes some places on (or back), stopping at the ends. */
  walk(by: number): void {
    if (this.#step) this.#goTo(this.#step.index + by);
  }

  toFirst(): void {
    this.#goTo(0);
  }

  toLast(): void {
    this.#goTo(this.#landings.length - 1);
  }

  confirm(): void {
    const step = this.#step;
    const land = this.#land;
    if (!step || !land) return;
    this.#show(null);
    const result = this.#editor.run(land(step.ids, step.landing, randomId));
    if (!result.ok) {
      sayRefused(this.#announcer, result.problems);
      return;
    }
    this.#editor.select(...step.ids);
    this.#announcer.say("canvas.say.moved");
  }

  cancel(): void {
    if (!this.#step) return;
    this.#show(null);
    this.#announcer.say("canvas.say.cancelled");
  }

  /** Moves the selected blocks a number of places at once, without asking. Returns whether they moved. */
  nudge(by: number, places: Places): boolean {
    if (!this.start(places)) return false;
    const before = this.#step?.index;
    this.walk(by);
    if (this.#step?.index === before) {
      this.cancel();
      return false;
    }
    this.confirm();
    return true;
  }

  #goTo(index: number): void {
    const step = this.#step;
    const landing = this.#landings[Math.min(Math.max(index, 0), this.#landings.length - 1)];
    if (!step || !landing) return;
    const { parentId, beforeId } = landing.place;
    this.#show({ ...step, landing, index: this.#landings.indexOf(landing) });
    const values = { parent: this.#describe(parentId), position: this.#landings.indexOf(landing) + 1, count: this.#landings.length };
    if (beforeId === null) this.#announcer.say("canvas.say.placeLast", values);
    else this.#announcer.say("canvas.say.placeBefore", { ...values, sibling: this.#describe(beforeId) });
  }

  /** The landing that leaves the first block where it is; the first one when it may not stand there any more. */
  #indexOfCurrent(ids: readonly string[]): number {
    const block = this.#editor.store.block(ids[0] ?? "");
    if (!block) return -1;
    const siblings = this.#editor.store.children(block.parentId, block.slot);
    const after = siblings.slice(siblings.findIndex((sibling) => sibling.id === block.id) + 1);
    const nextId = after.find((sibling) => !ids.includes(sibling.id))?.id ?? null;
    const index = this.#landings.findIndex(
      ({ place }) => place.parentId === block.parentId && place.slot === block.slot && place.beforeId === nextId,
    );
    return index < 0 && this.#landings.length > 0 && block.parentId !== PAGE_ID ? 0 : index;
  }

  #show(step: MoveStep | null): void {
    this.#step = step;
    for (const listener of [...this.#listeners]) listener();
  }
}
