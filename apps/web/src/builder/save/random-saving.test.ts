import { seedFragment } from "@vitrine/blocks";
import {
  insertFragment,
  type Operation,
  type PageDocument,
  plainText,
  removeBlocks,
  sameJson,
  setPageSettings,
  setProps,
  words,
} from "@vitrine/document";
import fc from "fast-check";
import { expect, it } from "vitest";
import { settle, type Weather, World } from "./saving-world.ts";

const type = (id: string, text: string): Operation => setProps(id, { content: words(text) });

function contentOf(document: PageDocument, id: string): string {
  const record = document.records[id];
  return record?.type === "block" ? plainText(record.props.content as unknown as ReturnType<typeof words>) : "(gone)";
}

const weather = fc.constantFrom<Weather>("good", "lost-request", "lost-answer", "signed-out", "slow", "hanging", "hanging-answer", "fault");
const happening = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant("type" as const), id: fc.constantFrom("mine", "shared", "doomed") }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("insert" as const), into: fc.constantFrom("first", "second") }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("pass" as const), ms: fc.constantFrom(100, 900, 5_000, 40_000) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant("weather" as const), weather }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("foreign" as const), id: fc.constantFrom("theirs", "shared", "page") }) },
  { weight: 1, arbitrary: fc.constant({ type: "foreign-remove" as const }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("reload" as const), doesArrive: fc.boolean() }) },
  { weight: 2, arbitrary: fc.constant({ type: "arrive" as const }) },
  { weight: 2, arbitrary: fc.constant({ type: "flush" as const }) },
  { weight: 1, arbitrary: fc.constant({ type: "keep-mine" as const }) },
  { weight: 2, arbitrary: fc.constant({ type: "see-newer" as const }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("set-clock" as const), skew: fc.constantFrom(-3_600_000, 0, 3_600_000) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom("trash" as const, "untrash" as const), isTold: fc.boolean() }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** What happens to one page, and what must be there in the end. */
class Story {
  readonly #world = new World();
  readonly #inserted = new Set<string>();
  #typed = "start";
  #foreign = "start";
  #count = 0;

  constructor() {
    this.#world.autosave.start();
  }

  async tell(each: Happening): Promise<void> {
    const world = this.#world;
    switch (each.type) {
      case "type":
        this.#type(each.id);
        break;
      case "insert":
        this.#insert(each.into);
        break;
      case "pass":
        await world.pass(each.ms);
        break;
      case "weather":
        world.weather = each.weather;
        break;
      case "foreign":
        this.#change(each.id);
        break;
      case "foreign-remove":
        this.#remove();
        break;
      case "reload":
        // A page that is not there does not open, and what is kept of it stays.
        if (!world.server.isGone) await world.reload(each.doesArrive);
        break;
      case "arrive":
        await world.arrive();
        break;
      case "flush":
        world.autosave.flush();
        break;
      case "keep-mine":
        world.autosave.keepMine();
        break;
      case "set-clock":
        world.skew = each.skew;
        break;
      case "trash":
      case "untrash":
        world.server.isGone = each.type === "trash";
        if (each.isTold) world.autosave.hear({ kind: world.server.isGone ? "gone" : "there" });
        break;
      case "see-newer":
        if (world.server.isGone) break;
        world.autosave.hear({ kind: "newer", version: world.server.version, document: world.server.document() });
        break;
    }
    await settle();
  }

  async end(): Promise<void> {
    const world = this.#world;
    world.server.isGone = false;
    world.autosave.hear({ kind: "there" });
    // One more change, so that what others did since the last save is seen.
    world.edit(setPageSettings({ description: "last" }));
    await world.calmDown();
    const saved = world.server.document();
    expect(sameJson(saved, JSON.parse(JSON.stringify(world.screen.toDocument())))).toBe(true);
    expect(contentOf(saved, "mine")).toBe(this.#typed);
    expect(contentOf(saved, "theirs")).toBe(this.#foreign);
    for (const id of this.#inserted) expect(saved.records[id], `${id} was inserted`).toBeDefined();
    expect(world.kept).toBeNull();
  }

  #type(id: string): void {
    const text = `typed ${++this.#count}`;
    if (this.#world.edit(type(id, text)) && id === "mine") this.#typed = text;
  }

  #insert(into: string): void {
    const id = `new${++this.#count}`;
    const seed = { kind: "heading", props: { level: "h2", content: words("new") } };
    const fragment = seedFragment(
      seed,
      () => id,
      () => 1,
    );
    if (this.#world.edit(insertFragment(fragment, { parentId: into, slot: "content", beforeId: null }))) this.#inserted.add(id);
  }

  #change(id: string): void {
    const text = `foreign ${++this.#count}`;
    if (this.#world.server.isGone) return;
    this.#world.server.foreign(id === "page" ? setPageSettings({ title: text }) : type(id, text));
    if (id === "theirs") this.#foreign = text;
  }

  #remove(): void {
    const { server } = this.#world;
    if (server.isGone) return;
    // What the other person saw and removed is removed; what had not arrived by then is not.
    const seen = [...this.#inserted].filter((id) => server.store.get(id) !== undefined);
    server.foreign(removeBlocks(["second"]));
    for (const id of seen) if (!server.store.get(id)) this.#inserted.delete(id);
  }
}

it("loses no typed and no acknowledged change, whatever the network, the tab and other people do", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 40 }), async (happenings) => {
      const story = new Story();
      for (const each of happenings) await story.tell(each);
      await story.end();
    }),
    { numRuns: 300 },
  );
});
