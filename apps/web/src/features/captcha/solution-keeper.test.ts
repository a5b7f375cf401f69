import { CAPTCHA_LIFETIME_MS, type CaptchaChallenge, type CaptchaPuzzle } from "@vitrine/contract";
import { expect, it } from "vitest";
import { type SolutionMakers, solutionKeeper, USABLE_MS } from "./solution-keeper.ts";

const puzzle = (nonce: string): CaptchaChallenge => ({ provider: "altcha", challenge: { parameters: { nonce } } as CaptchaPuzzle });

/** A keeper whose challenges are numbered, with a clock to turn; `asked` counts. */
function keeperWith(more: Partial<SolutionMakers> = {}) {
  const state = { asked: 0, now: 0 };
  const makers: SolutionMakers = {
    ask: () => Promise.resolve(puzzle(String(++state.asked))),
    solvePuzzle: ({ parameters }) => Promise.resolve(`solution ${parameters.nonce}`),
    openRecaptcha: () => Promise.resolve("token"),
    ...more,
  };
  return { state, keeper: solutionKeeper(makers, () => state.now) };
}

it("makes one solution ahead, however often it is told to", async () => {
  const { keeper, state } = keeperWith();
  keeper.prepare();
  keeper.prepare();
  expect(await keeper.take()).toBe("solution 1");
  expect(state.asked).toBe(1);
});

it("hands no solution out twice, also to two calls at once", async () => {
  const { keeper } = keeperWith();
  keeper.prepare();
  expect(await Promise.all([keeper.take(), keeper.take()])).toEqual(["solution 1", "solution 2"]);
});

it("throws away one that would expire on the way", async () => {
  const { keeper, state } = keeperWith();
  keeper.prepare();
  expect(USABLE_MS).toBeLessThan(CAPTCHA_LIFETIME_MS);
  state.now = USABLE_MS;
  expect(await keeper.take()).toBe("solution 2");
});

it("asks again after it failed", async () => {
  let isDown = true;
  const { keeper } = keeperWith({ ask: () => (isDown ? Promise.reject(new Error("offline")) : Promise.resolve(puzzle("a"))) });
  keeper.prepare();
  await expect(keeper.take()).rejects.toThrow("offline");
  isDown = false;
  expect(await keeper.take()).toBe("solution a");
});

it("has reCAPTCHA judge at the last moment, each time anew", async () => {
  let judged = 0;
  const { keeper, state } = keeperWith({
    ask: () => Promise.resolve({ provider: "recaptcha", siteKey: "key", origin: "https://www.google.com" }),
    openRecaptcha: () => Promise.resolve(`token ${++judged} at ${state.now}`),
  });
  keeper.prepare();
  state.now = 130_000;
  expect([await keeper.take(), await keeper.take()]).toEqual(["token 1 at 130000", "token 2 at 130000"]);
});

it("stops what is being solved when the form goes away", async () => {
  let solving = (): void => {};
  const isSolving = new Promise<void>((resolve) => {
    solving = resolve;
  });
  const { keeper } = keeperWith({
    solvePuzzle: (_puzzle, signal) =>
      new Promise((_, reject) => {
        solving();
        signal.addEventListener("abort", () => reject(new Error("stopped")));
      }),
  });
  const taken = keeper.take();
  await isSolving;
  keeper.stop();
  await expect(taken).rejects.toThrow("stopped");
});

it("begins nothing for a form that went away while it asked", async () => {
  const { keeper } = keeperWith();
  const taken = keeper.take();
  keeper.stop();
  await expect(taken).rejects.toThrow("aborted");
  expect(await keeper.take()).toBe("solution 2");
});
