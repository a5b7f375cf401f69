import { type Operation, type PageDocument, plainText, reverseDiff, setPageSettings, setProps, words } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import type { PageNews } from "../../builder-props.ts";
import { documentDiffBetween } from "../document-diff-between.ts";
import { SAVE_QUIET_MS, SAVE_SEEN_MS, SAVE_WATCHED_MS } from "../save-state.ts";
import { settle, World } from "../saving-world.ts";

const type = (id: string, text: string): Operation => setProps(id, { content: words(text) });

function contentOf(document: PageDocument, id: string): string {
  const record = document.records[id];
  return record?.type === "block" ? plainText(record.props.content as unknown as ReturnType<typeof words>) : "(gone)";
}

/** What somebody else saves next, as everybody is told of it. */
function operationOf(world: World, operation: Operation): PageNews & { kind: "operation" } {
  const before = world.server.document();
  world.server.foreign(operation);
  const changes = Object.fromEntries(
    Object.entries(documentDiffBetween(before, world.server.document())).map(([id, [, after]]) => [id, after]),
  );
  return { kind: "operation", version: world.server.version, operationId: "foreign", changes };
}

describe("autosave, told of what others save", () => {
  it("takes in what was saved next while its own save is on its way, and sends that again on top of it", async () => {
    const world = new World();
    world.autosave.start();
    world.edit(type("mine", "typed"));
    world.weather = "slow";
    await world.pass(900);
    expect([world.inTheAir, world.autosave.state.sending?.baseVersion]).toEqual([1, 1]);
    const theirs = operationOf(world, type("theirs", "from elsewhere"));
    // What is on its way is refused when it gets there, and its answer is of no more interest.
    world.inTheAir = 0;
    world.weather = "good";
    expect(world.autosave.hear(theirs)).toBe(true);
    await settle();
    expect([contentOf(world.screen.toDocument(), "theirs"), world.autosave.isAtRisk, world.server.version]).toEqual([
      "from elsewhere",
      false,
      3,
    ]);
    expect(contentOf(world.server.document(), "mine")).toBe("typed");
    expect(world.autosave.hear(theirs), "once").toBe(false);
    expect(world.autosave.hear({ ...theirs, version: 9 }), "nor out of turn").toBe(false);
  });

  it("knows from the word of it that its own save has landed, whatever becomes of the answer", async () => {
    const world = new World();
    world.autosave.start();
    world.weather = "hanging-answer";
    world.edit(type("mine", "typed"));
    await world.pass(900);
    const { operationId = "" } = world.autosave.state.sending ?? {};
    expect(world.autosave.hear({ kind: "operation", version: 2, operationId, changes: null })).toBe(false);
    expect([world.autosave.isAtRisk, world.autosave.following]).toEqual([false, 2]);
  });

  it("leaves a clash with what was saved next to the save that meets it, and follows again once it is settled", async () => {
    const world = new World();
    world.autosave.start();
    world.edit(type("shared", "mine"));
    expect(world.autosave.hear(operationOf(world, type("shared", "theirs")))).toBe(false);
    expect([contentOf(world.screen.toDocument(), "shared"), world.autosave.following]).toEqual(["mine", null]);
    await world.pass(900);
    expect([world.autosave.state.halt?.kind, world.autosave.following]).toEqual(["conflict", null]);
    world.autosave.keepMine();
    await settle();
    expect([contentOf(world.server.document(), "shared"), world.autosave.following]).toEqual(["mine", 3]);
  });

  it("follows again once what clashed was taken back before any save met it", async () => {
    const world = new World();
    world.autosave.start();
    const edit = world.edit(type("shared", "mine")) ?? {};
    const theirs = operationOf(world, type("shared", "theirs"));
    expect([world.autosave.hear(theirs), world.autosave.following]).toEqual([false, null]);
    world.screen.undo(edit);
    world.autosave.edited(reverseDiff(edit));
    expect([world.autosave.following, world.autosave.hear(theirs)]).toEqual([1, true]);
    expect(contentOf(world.screen.toDocument(), "shared")).toBe("theirs");
  });

  it("sends soon while somebody watches, and gathers again some time after the last sign of it", async () => {
    const world = new World();
    world.autosave.start();
    const delay = async (): Promise<number> => {
      const { now, server } = world;
      const { version } = server;
      world.edit(setPageSettings({ description: `at ${now}` }));
      while (server.version === version) await world.pass(10);
      return world.now - now;
    };
    expect(await delay()).toBe(SAVE_QUIET_MS);
    world.autosave.hear({ kind: "joined" });
    await world.pass(1_000);
    expect(await delay()).toBe(SAVE_SEEN_MS);
    expect(await delay(), "one after the other no sooner").toBe(SAVE_WATCHED_MS);
    await world.pass(100_000);
    expect(await delay()).toBe(SAVE_SEEN_MS);
    await world.pass(100_000);
    expect(await delay(), "it does not keep itself up").toBe(SAVE_QUIET_MS);
    world.autosave.hear(operationOf(world, type("theirs", "from elsewhere")));
    await world.pass(1_000);
    expect(await delay()).toBe(SAVE_SEEN_MS);
    await world.pass(200_000);
    const save = world.server.save.bind(world.server);
    world.server.save = (request) => ({ ...save(request), isWatched: true });
    expect(await delay()).toBe(SAVE_QUIET_MS);
    await world.pass(1_000);
    expect(await delay(), "the server says so").toBe(SAVE_SEEN_MS);
    // A clock set back: nobody waits for the length of its jump.
    world.now -= 3_600_000;
    expect(await delay()).toBe(SAVE_WATCHED_MS);
  });

  it("stops where the page was deleted, with nothing unsaved too, and goes on where it is there again", async () => {
    const world = new World();
    world.autosave.start();
    expect(world.autosave.hear({ kind: "gone" })).toBe(false);
    expect([world.autosave.state.halt?.kind, world.autosave.following]).toEqual(["gone", null]);
    world.edit(type("mine", "typed after it"));
    await world.pass(60_000);
    expect([world.server.version, world.autosave.isAtRisk]).toEqual([1, true]);
    world.autosave.hear({ kind: "there" });
    await settle();
    expect([world.autosave.state.halt, world.autosave.isAtRisk]).toEqual([null, false]);
    expect(contentOf(world.server.document(), "mine")).toBe("typed after it");
  });

  it("lets an answer that was on its way when the page was deleted settle what was sent, and nothing else", async () => {
    const world = new World();
    world.autosave.start();
    world.weather = "slow";
    world.edit(type("mine", "typed"));
    await world.pass(900);
    world.autosave.hear({ kind: "gone" });
    await world.arrive();
    expect([world.autosave.isAtRisk, world.autosave.state.halt?.kind]).toEqual([false, "gone"]);
    world.autosave.hear({ kind: "there" });
    expect([world.autosave.state.halt, world.autosave.following]).toEqual([null, 2]);
  });

  it("asks again about a clash that a deletion came after, once the page is there again", async () => {
    const world = new World();
    world.autosave.start();
    world.edit(type("shared", "mine"));
    world.server.foreign(type("shared", "theirs"));
    await world.pass(900);
    expect(world.autosave.state.halt?.kind).toBe("conflict");
    world.autosave.hear({ kind: "there" });
    expect(world.autosave.state.halt?.kind).toBe("conflict");
    world.autosave.hear({ kind: "gone" });
    expect(world.autosave.state.halt?.kind).toBe("gone");
    world.autosave.hear({ kind: "there" });
    await settle();
    expect(world.autosave.state.halt?.kind).toBe("conflict");
    world.autosave.keepMine();
    await settle();
    expect(contentOf(world.server.document(), "shared")).toBe("mine");
  });
});
