import { describe, expect, it } from "vitest";
import { type AskedStream, LiveStream, type StreamEnd } from "./live-stream.ts";

/** A network and a clock that a test holds. */
class World {
  now = 0;
  readonly asked: (AskedStream & { end(end: StreamEnd): void; fail(): void })[] = [];
  readonly heard: unknown[] = [];
  #timers: { at: number; then: () => void }[] = [];
  readonly stream = this.newStream(null);

  newStream(lastId: string | null): LiveStream {
    return new LiveStream(
      {
        open: (asked) =>
          new Promise((end, reject) => {
            const fail = (): void => reject(new TypeError("network"));
            asked.signal.addEventListener("abort", fail);
            this.asked.push({ ...asked, end, fail });
          }),
        wait: (milliseconds, then) => {
          const timer = { at: this.now + milliseconds, then };
          this.#timers.push(timer);
          return () => {
            this.#timers = this.#timers.filter((other) => other !== timer);
          };
        },
        random: () => 0.5,
      },
      {
        event: (topic, data, id) => this.heard.push([topic, data, id]),
        again: (topics, id) => this.heard.push(["again", [...topics], id]),
        signedOut: (how) => this.heard.push(`signed out: ${how}`),
      },
      lastId,
    );
  }

  get last() {
    return this.asked.at(-1) ?? expect.fail("nothing was asked");
  }

  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    for (;;) {
      await settle();
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.now = Math.max(this.now, next.at);
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.then();
    }
    this.now = until;
  }

  takeHeard(): unknown[] {
    return this.heard.splice(0);
  }
}

async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

const said = (name: string, id: string, data: unknown): string => `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const hello = (id: string): string => `retry: 3000\n\n${said("hello", id, { refused: [] })}`;

async function connected(topics: readonly string[] = ["leads"]): Promise<World> {
  const world = new World();
  world.stream.want(topics);
  await world.pass(60);
  world.last.onText(hello("r.1"));
  expect(world.takeHeard()).toEqual([["again", [...topics], "r.1"]]);
  return world;
}

describe("the live stream of a browser", () => {
  it("asks once for what screens that come together show, and tells what comes, however it is cut", async () => {
    const world = new World();
    world.stream.want(["leads"]);
    world.stream.want(["leads", "pages"]);
    await world.pass(60);
    expect(world.asked.map(({ topics }) => topics)).toEqual([["leads", "pages"]]);
    const text = `${hello("r.1")}${said("leads", "r.2", { topic: "leads", data: { n: "é\n" } })}:\n\n`;
    for (const character of text) world.last.onText(character);
    expect(world.takeHeard()).toEqual([
      ["again", ["leads", "pages"], "r.1"],
      ["leads", { n: "é\n" }, "r.2"],
    ]);
  });

  it("goes on where it left off when it breaks, and looks again only at what nobody listened to before", async () => {
    const world = await connected();
    world.last.onText(said("leads", "r.7", { topic: "leads", data: {} }));
    world.last.end({ status: 200 });
    await world.pass(1_000);
    expect(world.last.lastId).toBe("r.7");
    world.last.onText(hello("r.9"));
    expect(world.takeHeard()).toEqual([
      ["leads", {}, "r.7"],
      ["again", [], "r.9"],
    ]);
    world.stream.want(["leads", "page:pag_1"]);
    await world.pass(60);
    expect([world.last.topics, world.last.lastId, world.asked.length]).toEqual([["leads", "page:pag_1"], "r.9", 3]);
    expect(world.asked[1]?.signal.aborted).toBe(true);
    world.last.onText(hello("r.9"));
    expect(world.takeHeard()).toEqual([["again", ["page:pag_1"], "r.9"]]);
    world.stream.want(["leads"]);
    await world.pass(1_000);
    expect(world.asked).toHaveLength(3);
    world.last.onText(said("reset", "s.0", {}));
    expect(world.takeHeard()).toEqual([["again", ["leads", "page:pag_1"], "s.0"]]);
  });

  it("is taken for dead when not even the line comes that says that it is open", async () => {
    const world = await connected();
    for (let i = 0; i < 10; i++) {
      await world.pass(15_000);
      world.last.onText(":\n\n");
    }
    expect(world.asked).toHaveLength(1);
    await world.pass(34_000);
    expect([world.asked[0]?.signal.aborted, world.asked.length]).toEqual([true, 2]);
  });

  it("waits longer each time that nothing answers, polls meanwhile, and stops polling once a stream passes", async () => {
    const world = new World();
    world.stream.want(["leads"]);
    const at: number[] = [];
    for (let i = 0; i < 9; i++) {
      const before = world.asked.length;
      while (world.asked.length === before) await world.pass(10);
      at.push(world.now);
      world.last.fail();
      await settle();
    }
    const waits = at.slice(1).map((each, i) => Math.round((each - (at[i] ?? 0)) / 1_000));
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    const polls = world.takeHeard().length;
    expect(polls).toBe(Math.floor((world.now - (at[1] ?? 0)) / 15_000));
    await world.pass(61_000);
    world.last.onText(hello("r.1"));
    world.takeHeard();
    await world.pass(29_000);
    expect(world.takeHeard()).toEqual([]);
  });

  it("polls where a proxy keeps back what passes, and tries the stream again now and then", async () => {
    const world = new World();
    world.stream.want(["leads"]);
    await world.pass(10 * 60_000);
    expect(world.asked.length).toBeGreaterThan(5);
    expect(world.takeHeard().length).toBeGreaterThan(30);
  });

  it("comes back no sooner than it is told, and at once when the connection is back", async () => {
    const world = new World();
    world.stream.want(["leads"]);
    await world.pass(60);
    world.last.end({ status: 429, retrySeconds: 30 });
    await world.pass(29_000);
    expect(world.asked).toHaveLength(1);
    await world.pass(2_000);
    expect(world.asked).toHaveLength(2);
    world.last.fail();
    await settle();
    world.stream.hurry();
    await world.pass(1);
    expect(world.asked).toHaveLength(3);
  });

  it("says when the session it stands on is gone, and leaves nothing behind when it is stopped", async () => {
    const world = await connected();
    world.last.onText(said("bye", "r.2", { why: "changed" }));
    expect(world.takeHeard()).toEqual([]);
    world.last.onText(said("bye", "r.2", { why: "revoked" }));
    expect(world.takeHeard()).toEqual(["signed out: ended"]);
    world.last.end({ status: 200 });
    await world.pass(1_500);
    world.last.end({ status: 401 });
    await settle();
    expect(world.takeHeard()).toEqual(["signed out: refused"]);
    const { length } = world.asked;
    world.stream.stop();
    await world.pass(600_000);
    expect([world.asked.length, world.takeHeard()]).toEqual([length, []]);
  });
});
