import { describe, expect, it } from "vitest";
import type { StreamListener } from "./live-stream.ts";
import { LiveTab, type TabMessage } from "./live-tab.ts";

interface Tab {
  readonly tab: LiveTab;
  readonly told: unknown[];
  /** Frozen, it hears nothing until it is woken; what was said meanwhile comes then. */
  isFrozen: boolean;
  readonly late: TabMessage[];
}

interface Stream {
  readonly owner: string;
  readonly listener: StreamListener;
  readonly lastId: string | null;
  topics: readonly string[];
  isOpen: boolean;
}

/** A browser with tabs, one lock between them, and a server that opens streams. */
class Browser {
  now = 0;
  readonly tabs = new Map<string, Tab>();
  readonly streams: Stream[] = [];
  #timers: { at: number; then: () => void }[] = [];
  /** Who holds the lock, and who waits for it. */
  #queue: { name: string; then: () => void; lost: () => void; isHolding: boolean }[] = [];

  open(name: string, topics: readonly string[]): Tab {
    const told: unknown[] = [];
    const tab = new LiveTab(
      {
        tab: name,
        lead: (lost, then, isForced) => {
          const place = { name, then, lost, isHolding: false };
          const [holder] = this.#queue;
          if (isForced) {
            if (holder?.isHolding) this.#queue.shift();
            this.#queue.unshift(place);
            if (holder?.isHolding) holder.lost();
          } else this.#queue.push(place);
          this.#grant();
          return () => {
            this.#queue = this.#queue.filter((other) => other !== place);
            this.#grant();
          };
        },
        say: (message) => {
          for (const [other, { tab: heard, isFrozen, late }] of this.tabs) {
            if (other === name) continue;
            if (isFrozen) late.push(message);
            else this.#later(0, () => heard.hear(message));
          }
        },
        wait: (milliseconds, then) => this.#later(milliseconds, then),
        newStream: (listener, lastId) => {
          const stream: Stream = { owner: name, listener, lastId, topics: [], isOpen: true };
          this.streams.push(stream);
          return {
            want: (wanted) => {
              stream.topics = [...wanted].sort();
            },
            hurry: () => undefined,
            stop: () => {
              stream.isOpen = false;
            },
          };
        },
      },
      { tell: (topic, data) => told.push([topic, data]), signedOut: (how) => told.push(`signed out: ${how}`) },
    );
    const one: Tab = { tab, told, isFrozen: false, late: [] };
    this.tabs.set(name, one);
    tab.want(topics);
    tab.start();
    this.pass(1);
    return one;
  }

  /** A tab is gone without a word. */
  kill(name: string): void {
    this.tabs.delete(name);
    const isHolding = this.#queue.some((place) => place.name === name && place.isHolding);
    this.#queue = this.#queue.filter((place) => place.name !== name);
    if (isHolding) for (const stream of this.streams) if (stream.owner === name) stream.isOpen = false;
    this.#grant();
    this.pass(1);
  }

  thaw(name: string): void {
    const tab = this.tabs.get(name) ?? expect.fail(name);
    tab.isFrozen = false;
    for (const message of tab.late.splice(0)) tab.tab.hear(message);
    this.pass(1);
  }

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.now = Math.max(this.now, next.at);
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.then();
    }
    this.now = until;
  }

  get stream(): Stream {
    const open = this.streams.filter(({ isOpen }) => isOpen);
    expect(open, "streams at once").toHaveLength(1);
    return open[0] ?? expect.fail();
  }

  #grant(): void {
    const [first] = this.#queue;
    if (!first || first.isHolding) return;
    first.isHolding = true;
    first.then();
  }

  #later(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.now + milliseconds, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
}

describe("the tabs of one browser", () => {
  it("have one stream for what all of them show, and each is told", () => {
    const browser = new Browser();
    const one = browser.open("one", ["leads"]);
    const two = browser.open("two", ["pages"]);
    expect([browser.stream.owner, browser.stream.topics]).toEqual(["one", ["leads", "pages"]]);
    browser.stream.listener.event("pages", { pageId: "p" }, "r.1");
    browser.stream.listener.again(["leads"], "r.2");
    browser.pass(1);
    const all = [
      ["pages", { pageId: "p" }],
      ["leads", null],
    ];
    expect([one.told, two.told]).toEqual([all, all]);
    two.tab.want(["pages", "page:1"]);
    browser.pass(1);
    expect(browser.stream.topics).toEqual(["leads", "page:1", "pages"]);
    two.tab.stop();
    browser.pass(1);
    expect(browser.stream.topics).toEqual(["leads"]);
  });

  it.each(["closed", "killed"])("go on where it left off when the one that leads is %s", (how) => {
    const browser = new Browser();
    const one = browser.open("one", ["leads"]);
    const two = browser.open("two", ["pages"]);
    browser.open("three", ["account"]);
    browser.stream.listener.event("leads", {}, "r.5");
    browser.pass(1);
    if (how === "closed") {
      one.tab.stop();
      browser.tabs.delete("one");
      browser.pass(1);
    } else browser.kill("one");
    expect([browser.stream.owner, browser.stream.lastId, browser.stream.topics]).toEqual(["two", "r.5", ["account", "pages"]]);
    browser.stream.listener.event("pages", {}, "r.6");
    expect(two.told.at(-1)).toEqual(["pages", {}]);
  });

  it("forget what a tab showed that is gone without a word", () => {
    const browser = new Browser();
    browser.open("one", ["leads"]);
    browser.open("two", ["page:1"]);
    browser.kill("two");
    expect(browser.stream.topics).toEqual(["leads", "page:1"]);
    browser.pass(70_000);
    expect(browser.stream.topics).toEqual(["leads"]);
  });

  it("do not wait for one that is frozen in the background, which steps back when it wakes", () => {
    const browser = new Browser();
    const one = browser.open("one", ["leads"]);
    const two = browser.open("two", ["pages"]);
    browser.stream.listener.event("leads", {}, "r.5");
    browser.pass(1);
    one.isFrozen = true;
    two.tab.wake();
    browser.pass(1_000);
    expect(two.tab.isLeading).toBe(false);
    browser.pass(1_500);
    expect([browser.stream.owner, browser.stream.lastId]).toEqual(["two", "r.5"]);
    browser.thaw("one");
    browser.pass(1);
    expect([one.tab.isLeading, browser.stream.topics]).toEqual([false, ["leads", "pages"]]);
    browser.kill("two");
    expect(browser.stream.owner).toBe("one");
  });

  it("leave the stream to one that answers", () => {
    const browser = new Browser();
    const one = browser.open("one", ["leads"]);
    const two = browser.open("two", ["pages"]);
    for (let i = 0; i < 5; i++) {
      two.tab.wake();
      browser.pass(5_000);
    }
    expect([one.tab.isLeading, two.tab.isLeading, browser.streams.length]).toEqual([true, false, 1]);
  });

  it("all hear that the session is gone", () => {
    const browser = new Browser();
    const tabs = [browser.open("one", []), browser.open("two", [])];
    browser.stream.listener.signedOut("ended");
    browser.pass(1);
    expect(tabs.map(({ told }) => told)).toEqual([["signed out: ended"], ["signed out: ended"]]);
  });
});
