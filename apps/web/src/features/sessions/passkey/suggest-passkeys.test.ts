import { expect, it } from "vitest";
import { type SuggestionWorld, suggestPasskeys } from "./suggest-passkeys.ts";

type Choice = (signal: AbortSignal) => Promise<Record<string, unknown>>;

const refuse = (): Promise<never> => Promise.reject(new DOMException("no", "NotAllowedError"));

/** Until the signal gives it up. */
const forever: Choice = (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** A browser where the person does one thing after the other, each after a minute that a challenge outlives five times. */
function browser(...choices: Choice[]) {
  const asked: number[] = [];
  let now = 0;
  let endNow = (): void => undefined;
  const world: SuggestionWorld = {
    inSight: () => Promise.resolve(),
    challenge: () => {
      asked.push(now);
      return Promise.resolve({ options: { challenge: `c${asked.length}` }, until: now + 300_000 });
    },
    choice: (_, signal) => {
      now += 60_000;
      return (choices.shift() ?? refuse)(signal);
    },
    now: () => now,
    endAt: () => {
      const end = new AbortController();
      endNow = () => end.abort();
      return end.signal;
    },
  };
  return { world, asked, end: () => endNow() };
}

it("gives what was chosen", async () => {
  const { world } = browser(() => Promise.resolve({ id: "key" }));
  expect(await suggestPasskeys(world, new AbortController().signal)).toEqual({ id: "key" });
});

it("asks for another challenge when one ends, and offers again after a change of mind", async () => {
  const { world, asked, end } = browser(
    (signal) => {
      queueMicrotask(end);
      return forever(signal);
    },
    refuse,
    () => Promise.resolve({ id: "key" }),
  );
  expect(await suggestPasskeys(world, new AbortController().signal)).toEqual({ id: "key" });
  expect(asked).toEqual([0, 60_000, 120_000]);
});

it("is silent where the browser refuses at once, and where the server gives no challenge", async () => {
  const { world, asked } = browser(refuse);
  const { signal } = new AbortController();
  expect(await suggestPasskeys({ ...world, now: () => 0 }, signal)).toBeNull();
  expect(asked).toHaveLength(1);
  expect(await suggestPasskeys({ ...world, challenge: refuse }, signal)).toBeNull();
});

it("asks for nothing while nobody looks, and stops when it is given up", async () => {
  const { world, asked } = browser(forever);
  const hidden = new AbortController();
  const unseen = suggestPasskeys({ ...world, inSight: (signal) => forever(signal).then(() => undefined) }, hidden.signal);
  hidden.abort();
  expect(await unseen).toBeNull();
  expect(asked).toEqual([]);
  const waiting = new AbortController();
  const seen = suggestPasskeys(world, waiting.signal);
  queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => waiting.abort())));
  expect(await seen).toBeNull();
});
