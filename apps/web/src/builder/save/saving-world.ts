import { blockCatalog } from "@vitrine/blocks";
import { type DocumentDiff, DocumentStore, type Operation, runOperation } from "@vitrine/document";
import { expect } from "vitest";
import type { SaveOutcome, SaveRequest } from "../builder-props.ts";
import { Autosave } from "./autosave.ts";
import { restoreUnsaved } from "./restore-unsaved.ts";
import { startSaving } from "./save-state.ts";
import { SimulatedServer, startDocument } from "./simulated-server.ts";
import { readUnsaved, type UnsavedStore } from "./unsaved-store.ts";

export type Weather = "good" | "lost-request" | "lost-answer" | "signed-out" | "slow" | "hanging" | "hanging-answer" | "fault";

/** For tests: one browser with one page open, its clock and its network. */
export class World {
  readonly server = new SimulatedServer();
  /** Milliseconds that have passed, and what the clock is ahead of them, or behind: it may be set at any time. */
  now = 0;
  skew = 0;
  weather: Weather = "good";
  inTheAir = 0;
  kept: string | null = null;
  screen = new DocumentStore(startDocument());
  autosave: Autosave = this.open();
  #timers: { at: number; then: () => void }[] = [];
  #late: (() => void)[] = [];
  #ids = 0;

  open(): Autosave {
    const kept = readUnsaved(this.kept);
    const document = this.server.document();
    const restored = kept
      ? restoreUnsaved(document, this.server.version, kept, this.now + this.skew)
      : { document, state: startSaving(this.server.version) };
    this.screen = new DocumentStore(restored.document);
    const screen = this.screen;
    const store: UnsavedStore = {
      read: () => readUnsaved(this.kept),
      write: (changes) => {
        this.kept = changes ? JSON.stringify(changes) : null;
        return true;
      },
    };
    const autosave = new Autosave(
      {
        save: (request, signal) => this.send(request, signal),
        store,
        now: () => this.now + this.skew,
        makeId: () => `operation-${++this.#ids}`,
        wait: (milliseconds, then) => {
          const timer = { at: this.now + milliseconds, then };
          this.#timers.push(timer);
          return () => {
            this.#timers = this.#timers.filter((other) => other !== timer);
          };
        },
        document: () => screen.toDocument(),
        showForeign: (diff) => screen.apply(diff),
      },
      restored.state,
    );
    this.autosave = autosave;
    return autosave;
  }

  async send(request: SaveRequest, signal: AbortSignal): Promise<SaveOutcome> {
    expect(++this.inTheAir, "one save at a time").toBe(1);
    const answer = (outcome: SaveOutcome): SaveOutcome => {
      this.inTheAir--;
      return outcome;
    };
    switch (this.weather) {
      case "good":
        return answer(this.server.save(request));
      case "lost-request":
        return answer({ kind: "offline" });
      case "signed-out":
        return answer({ kind: "signed_out" });
      case "lost-answer":
        this.server.save(request);
        return answer({ kind: "offline" });
      case "fault":
        this.inTheAir--;
        throw new TypeError("undefined is not a function");
      case "hanging-answer":
        this.server.save(request);
        return this.#hang(signal);
      case "hanging":
        return this.#hang(signal);
      case "slow":
        return new Promise((resolve, reject) => {
          let isGivenUp = false;
          signal.addEventListener("abort", () => {
            isGivenUp = true;
            this.inTheAir--;
            reject(signal.reason);
          });
          // It may arrive after it was given up.
          this.#late.push(() => {
            const outcome = this.server.save(request);
            if (!isGivenUp) resolve(answer(outcome));
          });
        });
    }
  }

  /** Never answers, and lets go of the line only when it is given up. */
  #hang(signal: AbortSignal): Promise<SaveOutcome> {
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => {
        this.inTheAir--;
        reject(signal.reason);
      });
    });
  }

  async arrive(): Promise<void> {
    for (const late of this.#late.splice(0)) late();
    await settle();
  }

  /** The tab goes away at this moment; what was in the air may still arrive at the server. */
  async reload(doesArrive: boolean): Promise<void> {
    const { state } = this.autosave;
    this.autosave.stop();
    this.#timers = [];
    this.#late = [];
    this.inTheAir = 0;
    if (doesArrive && state.isInTheAir && state.sending) this.server.save(state.sending);
    this.open().start();
    await settle();
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await settle();
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = Math.max(this.now, next.at);
      next.then();
      await settle();
    }
    this.now = end;
  }

  edit(operation: Operation): DocumentDiff | null {
    const result = runOperation(this.screen, blockCatalog, operation);
    if (!result.ok) return null;
    if (Object.keys(result.value).length > 0) this.autosave.edited(result.value);
    return result.value;
  }

  async calmDown(): Promise<void> {
    this.weather = "good";
    for (let i = 0; i < 20; i++) {
      await this.arrive();
      if (this.autosave.state.halt?.kind === "conflict") this.autosave.keepMine();
      else this.autosave.flush();
      await settle();
      await this.pass(60_000);
      if (!this.autosave.isAtRisk) return;
    }
    throw new Error(`never saved: ${JSON.stringify({ ...this.autosave.state, halt: this.autosave.state.halt?.kind })}`);
  }
}

/** Lets everything go on that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 24; i++) await Promise.resolve();
}
