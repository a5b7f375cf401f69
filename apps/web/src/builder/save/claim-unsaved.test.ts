import { type Operation, type PageDocument, plainText, setPageSettings, setProps, words } from "@vitrine/document";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { SaveOutcome, SaveRequest } from "../builder-props.ts";
import { claimUnsaved, type UnsavedClaim } from "./claim-unsaved.ts";
import type { HoldLock } from "./hold-lock.ts";
import { type EditingSession, openSession } from "./open-session.ts";
import { SimulatedServer } from "./simulated-server.ts";

class MemoryStorage implements Storage {
  readonly #items: Map<string, string>;

  constructor(items: Iterable<[string, string]> = []) {
    this.#items = new Map(items);
  }

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }

  copy(): MemoryStorage {
    return new MemoryStorage(this.#items);
  }
}

/** A browser with tabs, one server behind it, and a network that can be away. */
class Browser {
  readonly server = new SimulatedServer();
  readonly shared = new MemoryStorage();
  readonly held = new Set<string>();
  isOnline = false;
  #ids = 0;

  readonly hold: HoldLock = (name) => {
    if (this.held.has(name)) return Promise.resolve(null);
    this.held.add(name);
    return Promise.resolve(() => void this.held.delete(name));
  };

  makeId = (): string => `tab${++this.#ids}`;
  prepare = (): Promise<void> => Promise.resolve();

  get kept(): number {
    return this.shared.length;
  }
}

class Tab {
  readonly browser: Browser;
  readonly own: MemoryStorage;
  #claim: UnsavedClaim | null = null;
  #session: EditingSession | null = null;

  constructor(browser: Browser, own = new MemoryStorage()) {
    this.browser = browser;
    this.own = own;
  }

  get session(): EditingSession {
    if (!this.#session) throw new Error("the page is not open in this tab");
    return this.#session;
  }

  async open(): Promise<this> {
    const { browser, own } = this;
    this.#claim = await claimUnsaved("p1", {
      shared: browser.shared,
      own,
      hold: browser.hold,
      makeId: browser.makeId,
      prepare: browser.prepare,
    });
    const save = (request: SaveRequest): Promise<SaveOutcome> =>
      Promise.resolve(browser.isOnline ? browser.server.save(request) : { kind: "offline" });
    this.#session = openSession({ document: browser.server.document(), version: browser.server.version, save }, this.#claim);
    return this;
  }

  /** Ends as a crash ends it: nothing is said, and the browser takes the locks back. */
  crash(): void {
    this.#session?.autosave.stop();
    this.#claim?.release();
    this.#session = null;
  }

  type(id: string, text: string): void {
    this.run(setProps(id, { content: words(text) }));
  }

  run(operation: Operation): void {
    expect(this.session.editor.run(operation).ok).toBe(true);
  }

  shown(id: string): string {
    return contentOf(this.session.editor.store.toDocument(), id);
  }

  async save(): Promise<void> {
    this.browser.isOnline = true;
    for (let i = 0; i < 10; i++) {
      this.session.autosave.flush();
      for (let turn = 0; turn < 6; turn++) await Promise.resolve();
    }
  }
}

function contentOf(document: PageDocument, id: string): string {
  const record = document.records[id];
  return record?.type === "block" ? plainText(record.props.content as unknown as ReturnType<typeof words>) : "(gone)";
}

const happening = fc.record({
  what: fc.constantFrom("open" as const, "type" as const, "type" as const, "type" as const, "crash" as const, "save" as const),
  tab: fc.nat(2),
});
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** A day of one page in three tabs, each typing in a heading of its own. */
class Day {
  readonly browser = new Browser();
  readonly typed = new Map<string, string>();
  readonly #tabs = ["mine", "theirs", "doomed"].map((heading) => ({ heading, tab: new Tab(this.browser) }));
  readonly #open = new Set<Tab>();

  async live({ what, tab: index }: Happening, text: string): Promise<void> {
    const { heading, tab } = this.#tabs[index] ?? { heading: "", tab: new Tab(this.browser) };
    if (what === "open" && !this.#open.has(tab)) this.#open.add(await tab.open());
    if (!this.#open.has(tab)) return;
    switch (what) {
      case "crash":
        tab.crash();
        this.#open.delete(tab);
        break;
      case "type":
        tab.type(heading, text);
        this.typed.set(heading, text);
        break;
      case "save":
        await tab.save();
        this.browser.isOnline = false;
        break;
    }
  }

  /** Every tab crashes, and one is opened as often as there may be something to be asked about. */
  async end(): Promise<void> {
    for (const tab of this.#open) tab.crash();
    const last = new Tab(this.browser);
    for (let round = 0; round <= this.#tabs.length; round++) {
      await last.open();
      last.run(setPageSettings({ description: `fim ${round}` }));
      last.session.autosave.keepMine();
      await last.save();
      last.crash();
    }
  }
}

let browser = new Browser();
beforeEach(() => {
  browser = new Browser();
});

describe("the places of unsaved changes", () => {
  it("are one a tab: two tabs of a page do not write over each other, and neither takes the other's", async () => {
    const [first, second] = [await new Tab(browser).open(), await new Tab(browser).open()];
    first.type("mine", "da primeira");
    second.type("theirs", "da segunda");
    expect(browser.kept).toBe(2);
    const third = await new Tab(browser).open();
    expect(third.session.hasRestored).toBe(false);
    expect(browser.kept).toBe(2);
  });

  it("come back together once their tabs are gone, and are forgotten once saved", async () => {
    const [first, second] = [await new Tab(browser).open(), await new Tab(browser).open()];
    first.type("mine", "da primeira");
    second.type("theirs", "da segunda");
    first.crash();
    second.crash();
    const after = await new Tab(browser).open();
    expect(after.session.hasRestored).toBe(true);
    expect([after.shown("mine"), after.shown("theirs")]).toEqual(["da primeira", "da segunda"]);
    expect(browser.kept).toBe(1);
    await after.save();
    expect(contentOf(browser.server.document(), "mine")).toBe("da primeira");
    expect(contentOf(browser.server.document(), "theirs")).toBe("da segunda");
    expect(browser.kept).toBe(0);
  });

  it("of a reloaded tab are its own again, before those of others", async () => {
    const [first, second] = [await new Tab(browser).open(), await new Tab(browser).open()];
    first.type("shared", "da primeira");
    second.type("shared", "da segunda");
    first.crash();
    second.crash();
    await second.open();
    expect(second.shown("shared")).toBe("da segunda");
    expect(browser.kept).toBe(2);
    await first.open();
    expect(first.shown("shared")).toBe("da primeira");
  });

  it("wait for another opening when they touch what is there already, and are asked about then", async () => {
    const [first, second] = [await new Tab(browser).open(), await new Tab(browser).open()];
    first.type("shared", "da primeira");
    second.type("shared", "da segunda");
    first.crash();
    second.crash();
    await second.open();
    await second.save();
    second.crash();
    expect(browser.kept).toBe(1);
    const third = await new Tab(browser).open();
    expect(third.session.autosave.state.halt?.kind).toBe("conflict");
    expect(third.shown("shared")).toBe("da primeira");
    third.session.autosave.keepMine();
    await third.save();
    expect(contentOf(browser.server.document(), "shared")).toBe("da primeira");
    expect(browser.kept).toBe(0);
  });

  it("are not shared by a copy of a tab, which remembers all that its original does", async () => {
    const first = await new Tab(browser).open();
    first.type("mine", "do original");
    const copy = await new Tab(browser, first.own.copy()).open();
    expect(copy.session.hasRestored).toBe(false);
    copy.type("mine", "da cópia");
    expect(browser.kept).toBe(2);
    expect(copy.own.getItem("vitrine.tab")).not.toBe(first.own.getItem("vitrine.tab"));
  });

  it("are of one page: what another page's tab left stays there", async () => {
    const first = await new Tab(browser).open();
    first.type("mine", "aqui");
    first.crash();
    const other = await claimUnsaved("p10", {
      shared: browser.shared,
      own: new MemoryStorage(),
      hold: browser.hold,
      makeId: browser.makeId,
      prepare: browser.prepare,
    });
    expect(other.leftovers).toEqual([]);
    expect(browser.kept).toBe(1);
  });

  it("are left to the next opening where what reads them cannot be had", async () => {
    const first = await new Tab(browser).open();
    first.type("mine", "da primeira");
    first.crash();
    browser.prepare = () => Promise.reject(new Error("no connection"));
    await expect(new Tab(browser).open()).rejects.toThrow("no connection");
    expect([browser.kept, browser.held.size]).toEqual([1, 0]);
    browser.prepare = () => Promise.resolve();
    expect((await new Tab(browser).open()).session.hasRestored).toBe(true);
  });

  it("that hold nonsense are cleared away", async () => {
    browser.shared.setItem("vitrine.unsaved.p1.old", '{"version":1,"pending":{"mine":[1,2]}}');
    const tab = await new Tab(browser).open();
    expect(tab.session.hasRestored).toBe(false);
    expect(browser.kept).toBe(0);
  });

  it("stay where they are while this browser has no room for them elsewhere", async () => {
    const first = await new Tab(browser).open();
    first.type("mine", "da primeira");
    first.crash();
    const write = browser.shared.setItem.bind(browser.shared);
    browser.shared.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const second = await new Tab(browser).open();
    expect(second.shown("mine")).toBe("da primeira");
    second.crash();
    browser.shared.setItem = write;
    expect((await new Tab(browser).open()).shown("mine")).toBe("da primeira");
  });

  it("lose nothing, whichever tabs are opened, typed in and crash", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (happenings) => {
        const day = new Day();
        for (const [index, each] of happenings.entries()) await day.live(each, `texto ${index}`);
        await day.end();
        for (const [id, text] of day.typed) expect([id, contentOf(day.browser.server.document(), id)]).toEqual([id, text]);
        expect(day.browser.kept).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});
