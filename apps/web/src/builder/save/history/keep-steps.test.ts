import { removeBlocks, setPageSettings, setProps, words } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { Editor } from "../../editor/editor.ts";
import { startDocument } from "../simulated-server.ts";
import { Clock } from "../together/tabs-together.ts";
import { keepSteps } from "./keep-steps.ts";
import type { ShelvedSteps, StepsShelf } from "./steps-shelf.ts";

const type = (id: string, text: string) => setProps(id, { content: words(text) });

/** A tab whose page is opened again and again, and what this browser keeps of it. */
class Visits {
  readonly clock = new Clock();
  kept: unknown = null;
  isFull = false;
  editor = new Editor(startDocument(), () => this.clock.now);
  readonly #shelf: StepsShelf = {
    read: () => Promise.resolve(this.kept),
    write: (_, steps) => {
      if (this.isFull) return Promise.resolve(false);
      this.kept = structuredClone(steps);
      return Promise.resolve(true);
    },
    dropBefore: () => Promise.resolve(),
    close: () => undefined,
  };

  async open({
    document = this.editor.store.toDocument(),
    ownerId = "ana",
    before = (_: Editor): void => undefined,
  } = {}): Promise<Editor> {
    this.editor = new Editor(document, () => this.clock.now);
    const keeping = keepSteps(
      this.editor,
      { ownerId, place: "p1" },
      { shelf: this.#shelf, now: () => this.clock.now, wait: this.clock.wait },
    );
    before(this.editor);
    await keeping;
    return this.editor;
  }

  /** Does things half a minute apart, so that each is a step of its own. */
  async run(...operations: readonly Parameters<Editor["run"]>[0][]): Promise<void> {
    for (const operation of operations) {
      expect(this.editor.run(operation).ok).toBe(true);
      await this.clock.pass(30_000);
    }
  }

  shown(id: string): unknown {
    return this.editor.store.block(id)?.props.content;
  }
}

describe("the steps of a tab", () => {
  it("are there again after a reload, to be undone and done again", async () => {
    const visits = new Visits();
    await visits.open();
    await visits.run(type("mine", "um"), type("mine", "dois"), type("shared", "três"));
    visits.editor.undo();
    await visits.clock.pass(1_000);
    const editor = await visits.open();
    expect([editor.canUndo, editor.canRedo]).toEqual([true, true]);
    editor.redo();
    expect(visits.shown("shared")).toEqual(words("três"));
    for (let times = 0; times < 3; times++) editor.undo();
    expect([visits.shown("mine"), visits.shown("shared"), editor.canUndo]).toEqual([words("start"), words("start"), false]);
  });

  it("take back nothing of what was made elsewhere since, and only half of what they share", async () => {
    const visits = new Visits();
    await visits.open();
    await visits.run(type("mine", "um dois"), type("mine", "um dois três"), type("shared", "meu"), removeBlocks(["doomed"]));
    const elsewhere = new Editor(visits.editor.store.toDocument());
    for (const operation of [type("mine", "UM dois três"), type("shared", "deles"), removeBlocks(["second"])]) elsewhere.run(operation);
    const editor = await visits.open({ document: elsewhere.store.toDocument() });
    for (let times = 0; times < 9; times++) editor.undo();
    expect([visits.shown("mine"), visits.shown("shared")]).toEqual([words("UM dois"), words("deles")]);
    expect(editor.store.block("doomed"), "its section is gone").toBeUndefined();
  });

  it("lie under what was done before they came", async () => {
    const visits = new Visits();
    await visits.open();
    await visits.run(type("mine", "antes"), type("mine", "antes também"));
    visits.editor.undo();
    await visits.clock.pass(1_000);
    const editor = await visits.open({ before: (early) => early.run(type("mine", "cedo")) });
    expect(editor.canRedo, "something else was done instead").toBe(false);
    editor.undo();
    expect(visits.shown("mine")).toEqual(words("antes"));
    editor.undo();
    expect(visits.shown("mine")).toEqual(words("start"));
  });

  it("are given to nobody else, nor read where they are nonsense", async () => {
    const visits = new Visits();
    await visits.open();
    await visits.run(type("mine", "segredo"));
    const kept = visits.kept as ShelvedSteps;
    expect((await visits.open({ ownerId: "bia" })).canUndo).toBe(false);
    for (const done of ["x", [1], ["{"], ['{"mine":[1,2]}'], ['{"mine":{}}'], ['{"__proto__":[null,null]}']]) {
      visits.kept = { ...kept, done };
      expect([done, (await visits.open()).canUndo]).toEqual([done, false]);
    }
    visits.kept = "nonsense";
    expect((await visits.open()).canUndo).toBe(false);
  });

  it("are kept up to a bound, the last ones, and cost nobody anything where there is no room", async () => {
    const visits = new Visits();
    await visits.open();
    for (let count = 0; count < 120; count++) await visits.run(setPageSettings({ description: `passo ${count}` }));
    expect((visits.kept as ShelvedSteps).done).toHaveLength(100);
    const long = "a".repeat(19_000);
    for (let count = 0; count < 60; count++) await visits.run(type("mine", `${count}${long}`));
    const { done } = visits.kept as ShelvedSteps;
    expect(done.join("").length).toBeLessThanOrEqual(1_000_000);
    expect(done.at(-1)).toContain(`59${long}`);
    visits.isFull = true;
    await visits.run(type("mine", "sem lugar"));
    expect(visits.editor.canUndo).toBe(true);
  });
});
