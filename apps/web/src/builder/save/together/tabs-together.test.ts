import { blockCatalog, seedFragment } from "@vitrine/blocks";
import {
  checkDocument,
  insertFragment,
  moveBlocks,
  type PageDocument,
  plainText,
  removeBlocks,
  sameJson,
  setProps,
  setStyles,
  treeOf,
  words,
} from "@vitrine/document";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PageTogether, type Tab } from "./tabs-together.ts";

/** The last of them joins in the midst. */
const TABS = 4;
/** A heading for each tab, that nobody else types in. */
const OWN = ["mine", "theirs", "doomed", "joined"] as const;
/** One text has a part for each tab, with this between them. */
const BETWEEN = " e depois ";
const SIDES = ["paddingBlockStart", "paddingBlockEnd", "paddingInlineStart", "paddingInlineEnd"] as const;

const what = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("type" as const, "type-shared" as const, "style" as const) },
  { weight: 4, arbitrary: fc.constantFrom("insert" as const, "move" as const, "remove" as const) },
  { weight: 4, arbitrary: fc.constantFrom("undo" as const, "redo" as const) },
  { weight: 3, arbitrary: fc.constantFrom("offline" as const, "online" as const, "lossy" as const, "twice" as const, "slow" as const) },
  { weight: 2, arbitrary: fc.constantFrom("reload" as const, "reload-arrives" as const, "keep-mine" as const, "look" as const) },
  { weight: 2, arbitrary: fc.constantFrom("freeze" as const, "thaw" as const, "join" as const) },
);
const happening = fc.record({ what, tab: fc.nat(TABS - 1), ms: fc.constantFrom(0, 5, 50, 150, 1_000, 30_000), turn: fc.nat(3) });
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

function textIn(document: PageDocument, id: string): string {
  const record = document.records[id];
  return record?.type === "block" ? plainText(record.props.content as unknown as ReturnType<typeof words>) : "(gone)";
}

function sideIn(document: PageDocument, index: number): unknown {
  const record = document.records.first;
  return record?.type === "block" ? record.styles.base?.normal?.[SIDES[index] ?? SIDES[0]] : "(gone)";
}

function partIn(document: PageDocument, index: number): string {
  return textIn(document, "shared").split(BETWEEN)[index] ?? "(gone)";
}

/** What happens to one page that is open in three browsers and then in a fourth, and what each of them is to find in it. */
class Story {
  readonly page = new PageTogether();
  /** Of what only one of them touches: as that one saw it last. */
  readonly seen = OWN.map((part) => ({ text: "start", part: part as string, side: undefined as unknown, blocks: new Set<string>() }));
  #count = 0;

  constructor() {
    const heading = { kind: "heading", props: { level: "h2", content: words("start") } };
    const joined = seedFragment(
      heading,
      () => "joined",
      () => 1,
    );
    this.page.server.foreign(insertFragment(joined, { parentId: "first", slot: "content", beforeId: null }));
    this.page.server.foreign(setProps("shared", { content: words(OWN.join(BETWEEN)) }));
    this.page.open(TABS - 1);
  }

  async tell({ what: deed, tab: index, ms, turn }: Happening): Promise<void> {
    if (deed === "join") this.page.open(TABS);
    const tab = this.page.tabs[index];
    // Nobody does anything in a tab that is not there, or that is in the background; and it may be closed there.
    if (!tab || (tab.isFrozen && deed !== "thaw" && deed !== "reload" && deed !== "reload-arrives")) return this.page.clock.pass(ms);
    await this.#do(deed, tab, index, turn);
    this.#note(tab, index);
    await this.page.clock.pass(ms);
  }

  async #do(deed: Happening["what"], tab: Tab, index: number, turn: number): Promise<void> {
    const count = ++this.#count;
    switch (deed) {
      case "type":
        tab.run(setProps(OWN[index] ?? "mine", { content: words(`texto ${count}`) }));
        return;
      case "type-shared": {
        const all = textIn(tab.editor.store.toDocument(), "shared").split(BETWEEN);
        tab.run(setProps("shared", { content: words(all.with(index, `p${count}${" mais".repeat(turn)}`).join(BETWEEN)) }));
        return;
      }
      case "style":
        tab.run(
          setStyles(
            "first",
            { breakpoint: "base", state: "normal" },
            { [SIDES[index] ?? SIDES[0]]: { type: "length", value: count, unit: "px" } },
          ),
        );
        return;
      case "insert": {
        const seed = seedFragment(
          { kind: "heading", props: { level: "h2", content: words("novo") } },
          () => `new${count}`,
          () => 1,
        );
        // All at one place: their keys meet.
        tab.run(insertFragment(seed, { parentId: "first", slot: "content", beforeId: "mine" }));
        return;
      }
      case "move":
        tab.run(moveBlocks(["shared"], { parentId: turn % 2 ? "first" : "second", slot: "content", beforeId: null }));
        return;
      case "remove":
        tab.run(
          removeBlocks(
            [...tab.editor.store.children("first", "content")]
              .map(({ id }) => id)
              .filter((id) => id.startsWith("new") && this.seen[index]?.blocks.has(id))
              .slice(0, 1),
          ),
        );
        return;
      case "undo":
        return tab.editor.undo();
      case "redo":
        return tab.editor.redo();
      case "offline":
        tab.isOnline = false;
        return;
      case "online":
        return tab.goOnline();
      case "lossy":
        tab.isLossy = true;
        return;
      case "twice":
        tab.isTwice = true;
        return;
      case "slow":
        tab.delay = 20 + turn * 400;
        return;
      case "reload":
      case "reload-arrives":
        return tab.reload(deed === "reload-arrives");
      case "keep-mine":
        return tab.autosave.keepMine();
      case "look":
        return tab.look();
      case "freeze":
        tab.isFrozen = true;
        return;
      case "thaw":
        return tab.thaw();
      case "join":
        return;
    }
  }

  #note(tab: Tab, index: number): void {
    const document = tab.editor.store.toDocument();
    const blocks = Object.keys(document.records).filter((id) => id.startsWith("new"));
    const seen = this.seen[index] ?? expect.fail();
    const made = blocks.filter((id) => seen.blocks.has(id) || id === `new${this.#count}`);
    const part = partIn(document, index);
    this.seen[index] = { text: textIn(document, OWN[index] ?? ""), part, side: sideIn(document, index), blocks: new Set(made) };
  }

  /** That all show what is saved, that it is a page, and that nothing of anybody's is missing. */
  expectTogether(): void {
    const { server, tabs } = this.page;
    const saved = server.document();
    for (const { editor } of tabs) expect(sameJson(JSON.parse(JSON.stringify(editor.store.toDocument())), saved)).toBe(true);
    expect(checkDocument(treeOf(saved.records), blockCatalog)).toEqual([]);
    for (const [index, { text, part, side, blocks }] of this.seen.entries()) {
      const found = [textIn(saved, OWN[index] ?? ""), partIn(saved, index), sideIn(saved, index)];
      expect([OWN[index], ...found]).toEqual([OWN[index], text, part, side]);
      for (const id of blocks) expect([id, textIn(saved, id)]).toEqual([id, "novo"]);
    }
  }
}

describe("a page that is open in three browsers, and in a fourth later", () => {
  it("becomes the same in all of them and on the server, and nobody's work is missing, also where one undoes all of theirs", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 40 }), async (happenings) => {
        const story = new Story();
        for (const each of happenings) await story.tell(each);
        await story.page.calmDown();
        story.expectTogether();
        const [first] = story.page.tabs;
        while (first?.editor.canUndo) await story.tell({ what: "undo", tab: 0, ms: 0, turn: 0 });
        await story.page.calmDown();
        story.expectTogether();
      }),
      { numRuns: 150 },
    );
  });
});
