import { type DocumentDiff, type Operation, type PageDocument, plainText, setPageSettings, setProps, words } from "@vitrine/document";
import { describe, expect, it } from "vitest";
import { settle, World } from "./saving-world.ts";

const type = (id: string, text: string): Operation => setProps(id, { content: words(text) });

function contentOf(document: PageDocument, id: string): string {
  const record = document.records[id];
  return record?.type === "block" ? plainText(record.props.content as unknown as ReturnType<typeof words>) : "(gone)";
}

describe("autosave", () => {
  it("sends once after a pause, and no later than four seconds into steady typing", async () => {
    const world = new World();
    world.autosave.start();
    world.edit(type("mine", "a"));
    await world.pass(700);
    world.edit(type("mine", "ab"));
    await world.pass(700);
    expect(world.server.version).toBe(1);
    await world.pass(200);
    expect(world.server.version).toBe(2);
    for (let i = 0; i < 10; i++) {
      world.edit(type("mine", `steady ${i}`));
      await world.pass(500);
    }
    expect(world.server.version).toBe(3);
  });

  it.each([
    ["what is to be sent", "good", 900],
    ["what did not get through", "lost-request", 2_000],
  ] as const)("has a clock that is set back hold up no save: %s", async (_, weather, ms) => {
    const world = new World();
    world.autosave.start();
    world.weather = weather;
    world.edit(type("mine", "typed"));
    await world.pass(weather === "good" ? 100 : 900);
    world.skew = -3_600_000;
    world.weather = "good";
    await world.pass(ms);
    expect([world.autosave.isAtRisk, world.server.version]).toEqual([false, 2]);
  });

  it("has a clock that is set back put off nothing by steady typing", async () => {
    const world = new World();
    world.autosave.start();
    world.edit(type("mine", "typed"));
    world.skew = -3_600_000;
    for (let i = 0; i < 10; i++) {
      world.edit(type("mine", `steady ${i}`));
      await world.pass(500);
    }
    expect(world.server.version).toBe(2);
  });

  it("sends the same operation again after a lost answer, and the server does it once", async () => {
    const world = new World();
    world.autosave.start();
    world.weather = "lost-answer";
    world.edit(type("mine", "once"));
    await world.pass(900);
    expect(world.autosave.state.failures).toBe(1);
    world.weather = "good";
    await world.pass(1_500);
    expect(world.autosave.isAtRisk).toBe(false);
    expect(world.server.version).toBe(2);
  });

  it("shows what others saved before a save meets it, and leaves what clashes or is on its way to that save", async () => {
    const world = new World();
    const newer = () => ({ kind: "newer" as const, version: world.server.version, document: world.server.document() });
    world.autosave.start();
    expect(world.autosave.hear(newer())).toBe(false);
    world.server.foreign(type("theirs", "from elsewhere"));
    expect(world.autosave.hear(newer())).toBe(true);
    expect(contentOf(world.screen.toDocument(), "theirs")).toBe("from elsewhere");
    expect([world.autosave.hear(newer()), world.autosave.isAtRisk, world.autosave.state.version]).toEqual([false, false, 2]);
    world.edit(type("mine", "typed"));
    world.server.foreign(type("theirs", "again"));
    expect(world.autosave.hear(newer())).toBe(true);
    await world.pass(900);
    expect([contentOf(world.server.document(), "mine"), world.autosave.isAtRisk]).toEqual(["typed", false]);
    world.edit(type("mine", "typed on"));
    world.server.foreign(type("mine", "the same place"));
    expect(world.autosave.hear(newer())).toBe(false);
    expect(contentOf(world.screen.toDocument(), "mine")).toBe("typed on");
    await world.pass(900);
    expect(world.autosave.state.halt?.kind).toBe("conflict");
    expect(world.autosave.hear(newer())).toBe(false);
  });

  it("stops at a clash and lets the person choose; taking theirs can be undone", async () => {
    const world = new World();
    world.autosave.start();
    world.server.foreign(type("shared", "theirs"));
    world.edit(type("shared", "mine"));
    await world.pass(900);
    expect(world.autosave.state.halt?.kind).toBe("conflict");
    let undo: DocumentDiff = {};
    world.autosave.takeTheirs((diff) => {
      undo = Object.fromEntries(Object.entries(diff).map(([id, [before, after]]) => [id, [after, before]]));
      world.screen.apply(diff);
      world.autosave.edited(diff);
    });
    expect(contentOf(world.screen.toDocument(), "shared")).toBe("theirs");
    expect(world.autosave.isAtRisk).toBe(false);
    world.screen.apply(undo);
    world.autosave.edited(undo);
    await world.pass(900);
    expect(contentOf(world.server.document(), "shared")).toBe("mine");
  });

  it("asks again after a reload while a clash is unsettled", async () => {
    const world = new World();
    world.autosave.start();
    world.server.foreign(type("shared", "theirs"));
    world.edit(type("shared", "mine"));
    await world.pass(900);
    await world.reload(false);
    expect(world.autosave.state.halt?.kind).toBe("conflict");
    expect(contentOf(world.screen.toDocument(), "shared")).toBe("mine");
    expect(contentOf(world.server.document(), "shared")).toBe("theirs");
  });

  it.each(["hanging", "hanging-answer"] as const)("gives up a request that hangs and sends the same one again: %s", async (hanging) => {
    const world = new World();
    world.autosave.start();
    world.weather = hanging;
    world.edit(type("mine", "patient"));
    await world.pass(900);
    const { sending } = world.autosave.state;
    await world.pass(19_000);
    expect([world.inTheAir, world.autosave.state.failures], "a slow line is given its time").toEqual([1, 0]);
    world.edit(type("shared", "typed meanwhile"));
    await world.pass(1_500);
    expect([world.autosave.state.trouble, world.autosave.state.sending]).toEqual(["offline", sending]);
    world.weather = "good";
    await world.pass(5_000);
    expect(world.autosave.isAtRisk).toBe(false);
    expect([contentOf(world.server.document(), "mine"), contentOf(world.server.document(), "shared")]).toEqual([
      "patient",
      "typed meanwhile",
    ]);
    expect(world.server.version, "each operation once").toBe(3);
  });

  it("does not call a fault of our own a lost connection, and tries again", async () => {
    const world = new World();
    world.autosave.start();
    world.weather = "fault";
    world.edit(type("mine", "typed"));
    await world.pass(900);
    expect([world.autosave.state.trouble, world.autosave.state.halt]).toEqual(["failed", null]);
    world.weather = "good";
    await world.pass(2_000);
    expect([contentOf(world.server.document(), "mine"), world.autosave.state.trouble]).toEqual(["typed", null]);
  });

  it.each(["signed_out", "other_account", "barred"] as const)(
    "stops while it is %s, and goes on with all that was typed meanwhile",
    async (kind) => {
      const world = new World();
      world.autosave.start();
      const real = world.server.save.bind(world.server);
      let asked = 0;
      world.server.save = () => {
        asked++;
        return { kind };
      };
      world.edit(type("mine", "before"));
      await world.pass(900);
      world.edit(type("shared", "meanwhile"));
      await world.pass(600_000);
      expect([asked, world.autosave.state.halt]).toEqual([1, { kind }]);
      await world.reload(false);
      expect(contentOf(world.screen.toDocument(), "shared"), "over a reload too").toBe("meanwhile");
      world.server.save = real;
      world.autosave.flush();
      await world.pass(5_000);
      expect([contentOf(world.server.document(), "mine"), contentOf(world.server.document(), "shared")]).toEqual(["before", "meanwhile"]);
      expect(world.kept).toBeNull();
    },
  );

  it("keeps what is made from when it is told that its person may not, and sends it once they may again", async () => {
    const world = new World();
    world.autosave.start();
    world.edit(type("mine", "before"));
    world.autosave.admit(true);
    world.edit(type("shared", "meanwhile"));
    await world.pass(600_000);
    expect([world.server.version, world.autosave.state.halt]).toEqual([1, { kind: "barred" }]);
    await world.reload(false);
    world.autosave.admit(true);
    await world.pass(600_000);
    world.autosave.admit(false);
    await world.pass(5_000);
    expect([contentOf(world.server.document(), "mine"), contentOf(world.server.document(), "shared")]).toEqual(["before", "meanwhile"]);
    expect([world.kept, world.autosave.state.halt]).toEqual([null, null]);
  });

  it("asks about a clash all the same where it is told so meanwhile, and sends nothing unasked", async () => {
    const world = new World();
    world.autosave.start();
    world.edit(type("shared", "mine"));
    world.server.foreign(type("shared", "theirs"));
    await world.pass(900);
    world.autosave.admit(true);
    expect(world.autosave.state.halt?.kind).toBe("conflict");
    world.autosave.admit(false);
    await world.pass(60_000);
    expect([world.autosave.state.halt?.kind, contentOf(world.server.document(), "shared")]).toEqual(["conflict", "theirs"]);
  });

  it("asks no more for a page that is gone, keeps what was typed, and forgets it only when told", async () => {
    const world = new World();
    world.autosave.start();
    let asked = 0;
    world.server.save = () => {
      asked++;
      return { kind: "gone" };
    };
    world.edit(type("mine", "typed"));
    await world.pass(900);
    world.edit(type("shared", "typed too"));
    world.autosave.flush();
    await world.pass(600_000);
    expect([asked, world.autosave.isAtRisk, world.kept !== null]).toEqual([1, true, true]);
    expect(await world.autosave.settled()).toBe(false);
    world.autosave.forget();
    expect([world.autosave.isAtRisk, world.kept]).toEqual([false, null]);
  });

  it("keeps what was refused, and tries again with the next change", async () => {
    const world = new World();
    world.autosave.start();
    const real = world.server.save.bind(world.server);
    world.server.save = () => ({ kind: "refused", message: "no" });
    world.edit(type("mine", "first"));
    await world.pass(900);
    expect(world.autosave.state.halt).toEqual({ kind: "refused", message: "no" });
    world.server.save = real;
    world.edit(setPageSettings({ title: "Second" }));
    await world.pass(900);
    expect(contentOf(world.server.document(), "mine")).toBe("first");
    expect(world.autosave.isAtRisk).toBe(false);
  });

  it("waits for the answer to what it sends at once, also after a failure", async () => {
    const world = new World();
    world.autosave.start();
    world.weather = "lost-request";
    world.edit(type("mine", "typed"));
    expect(await world.autosave.saveNow()).toBe(false);
    world.weather = "slow";
    const isSaved = world.autosave.saveNow();
    await settle();
    await world.arrive();
    expect(await isSaved, "the connection is back").toBe(true);
    expect(contentOf(world.server.document(), "mine")).toBe("typed");
  });
});
