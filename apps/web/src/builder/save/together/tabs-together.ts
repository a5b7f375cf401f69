import type { Operation } from "@vitrine/document";
import type { NextOperation, SaveOutcome, SaveRequest } from "../../builder-props.ts";
import { Editor } from "../../editor/editor.ts";
import { Autosave } from "../autosave.ts";
import { type KeptSteps, keepSteps } from "../history/keep-steps.ts";
import type { ShelvedSteps } from "../history/steps-shelf.ts";
import { restoreUnsaved } from "../restore-unsaved.ts";
import { startSaving } from "../save-state.ts";
import { settle } from "../saving-world.ts";
import { SimulatedServer } from "../simulated-server.ts";
import { readUnsaved } from "../unsaved-store.ts";

/** For tests: one clock for all, and what happens on it in its order. */
export class Clock {
  now = 0;
  #timers: { at: number; then: () => void }[] = [];

  readonly wait = (milliseconds: number, then: () => void): (() => void) => {
    const timer = { at: this.now + milliseconds, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await settle();
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = Math.max(this.now, next.at);
      next.then();
      await settle();
    }
    this.now = end;
  }
}

/** For tests: a page on a server, open in several browsers. */
export class PageTogether {
  readonly server = new SimulatedServer();
  readonly clock = new Clock();
  readonly tabs: Tab[] = [];

  open(count: number): void {
    while (this.tabs.length < count) this.tabs.push(new Tab(this, `tab${this.tabs.length}`));
  }

  /** Has the server do what was sent, and tell everybody of it. */
  save(request: SaveRequest): SaveOutcome {
    const known = this.server.operations.length;
    const outcome = this.server.save(request);
    for (const operation of this.server.operations.slice(known)) for (const tab of this.tabs) tab.told(operation);
    return outcome;
  }

  /** Until all is saved, and told to everybody. */
  async calmDown(): Promise<void> {
    for (const tab of this.tabs) {
      tab.thaw();
      tab.goOnline();
    }
    for (let round = 0; round < 30; round++) {
      await this.clock.pass(60_000);
      for (const tab of this.tabs) {
        tab.autosave.keepMine();
        tab.autosave.flush();
        tab.look();
      }
      await this.clock.pass(1_000);
      if (this.tabs.every(({ autosave }) => !autosave.isAtRisk && autosave.following === this.server.version)) return;
    }
    throw new Error(`never calm: ${JSON.stringify(this.tabs.map(({ autosave }) => autosave.state.halt?.kind ?? autosave.state.version))}`);
  }
}

/** One browser with the page open: what is sent and told takes its time, comes twice, or never. */
export class Tab {
  readonly #page: PageTogether;
  readonly #name: string;
  #kept: string | null = null;
  #shelf: unknown = null;
  #steps: KeptSteps | null = null;
  #ids = 0;
  #visit = 0;
  readonly #held: (() => void)[] = [];
  isOnline = true;
  /** In the background, its browser lets nothing in it happen: no timer, no answer, no word. */
  isFrozen = false;
  /** Milliseconds that a way to the server or back takes. */
  delay = 20;
  /** Whether what is told comes twice; and whether every other word of it gets lost. */
  isTwice = false;
  isLossy = false;
  editor!: Editor;
  autosave!: Autosave;

  constructor(page: PageTogether, name: string) {
    this.#page = page;
    this.#name = name;
    this.#open();
  }

  run(operation: Operation): boolean {
    return this.editor.run(operation).ok;
  }

  /** Looks for what it has missed. */
  look(): void {
    const after = this.autosave.following;
    if (after === null || !this.isOnline) return;
    for (const operation of this.#page.server.operations) if (operation.version > after) this.#hear(operation);
  }

  goOnline(): void {
    this.isOnline = true;
    this.isLossy = false;
  }

  /** All that would have happened meanwhile does, in its order. */
  thaw(): void {
    this.isFrozen = false;
    for (const due of this.#held.splice(0)) due();
  }

  readonly #wait = (milliseconds: number, then: () => void): (() => void) => {
    let isOff = false;
    const due = (): void => {
      if (isOff) return;
      if (this.isFrozen) this.#held.push(due);
      else then();
    };
    const callOff = this.#page.clock.wait(milliseconds, due);
    return () => {
      isOff = true;
      callOff();
    };
  };

  told(operation: NextOperation): void {
    const visit = this.#visit;
    if (!this.isOnline || (this.isLossy && operation.version % 2 === 0)) return;
    const wire = JSON.parse(JSON.stringify(operation)) as NextOperation;
    for (let times = this.isTwice ? 2 : 1; times > 0; times--) {
      this.#wait(this.delay * times, () => visit === this.#visit && this.#hear(wire));
    }
  }

  /** The tab goes and comes back; what was on its way may still arrive. */
  async reload(doesArrive: boolean): Promise<void> {
    const { state } = this.autosave;
    this.autosave.stop();
    this.#steps?.stop();
    this.isFrozen = false;
    this.#held.length = 0;
    if (doesArrive && state.sending) this.#page.save(state.sending);
    this.#open();
    await settle();
  }

  #hear(operation: NextOperation): void {
    const { following } = this.autosave;
    if (following === null || operation.version <= following) return;
    if (operation.version > following + 1) this.look();
    else this.autosave.hear({ kind: "operation", ...operation });
  }

  #open(): void {
    const { server, clock } = this.#page;
    this.#visit++;
    const kept = readUnsaved(this.#kept);
    const document = server.document();
    const restored = kept ? restoreUnsaved(document, server.version, kept, clock.now) : { document, state: startSaving(server.version) };
    const editor = new Editor(restored.document, () => clock.now);
    this.editor = editor;
    this.autosave = new Autosave(
      {
        save: (request, signal) => this.#send(request, signal),
        store: {
          read: () => readUnsaved(this.#kept),
          write: (changes) => {
            this.#kept = changes ? JSON.stringify(changes) : null;
            return true;
          },
        },
        now: () => clock.now,
        makeId: () => `${this.#name}-operation-${++this.#ids}`,
        wait: this.#wait,
        document: () => editor.store.toDocument(),
        showForeign: (diff) => editor.applyForeign(diff),
      },
      restored.state,
    );
    const { autosave } = this;
    editor.subscribeChanges((diff) => void (Object.keys(diff).length > 0 && autosave.edited(diff)));
    autosave.subscribe(() => this.#wait(0, () => this.autosave === autosave && this.look()));
    autosave.start();
    const shelf = {
      read: () => Promise.resolve(this.#shelf),
      write: (_: string, steps: ShelvedSteps) => {
        this.#shelf = structuredClone(steps);
        return Promise.resolve(true);
      },
      dropBefore: () => Promise.resolve(),
      close: () => undefined,
    };
    void keepSteps(editor, { ownerId: "ana", place: this.#name }, { shelf, now: () => clock.now, wait: clock.wait }).then((steps) => {
      this.#steps = steps;
    });
  }

  #send(request: SaveRequest, signal: AbortSignal): Promise<SaveOutcome> {
    const { clock } = this.#page;
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      const isLost = !this.isOnline;
      clock.wait(this.delay, () => {
        if (isLost) return resolve({ kind: "offline" });
        const outcome = this.#page.save(request);
        this.#wait(this.delay, () => resolve(this.isOnline ? outcome : { kind: "offline" }));
      });
    });
  }
}
