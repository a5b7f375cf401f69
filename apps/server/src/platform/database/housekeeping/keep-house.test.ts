import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HouseRound } from "./housekeeper.ts";
import { keepHouse } from "./keep-house.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database whose housekeeper only notes what it is asked. */
function house(said: Partial<HouseRound> = {}) {
  const asked: boolean[] = [];
  const logged: unknown[][] = [];
  const state = { uses: 0, said, fault: null as Error | null, hasRoom: true };
  const housekeeper = {
    uses: () => state.uses,
    async round({ mayTakeLong }: { mayTakeLong: boolean }) {
      asked.push(mayTakeLong);
      if (state.fault) throw state.fault;
      return { analysed: [], vacuumed: [], waiting: [], longestMs: 0, ...state.said };
    },
  };
  const storage = { hasRoom: async () => state.hasRoom };
  const keeper = keepHouse({ database: { housekeeper }, storage, log: (...line) => logged.push(line) });
  return { asked, logged, state, keeper, pass: () => vi.advanceTimersByTimeAsync(5_000) };
}

test("it looks once after the start, and then only when somebody worked", async () => {
  const { asked, state, keeper, pass } = house();
  for (let passes = 0; passes < 3; passes++) await pass();
  expect(asked).toEqual([false]);
  state.uses = 1;
  for (let passes = 0; passes < 3; passes++) await pass();
  expect(asked).toEqual([false, false]);
  await keeper.stop();
  state.uses = 2;
  await pass();
  expect(asked).toHaveLength(2);
});

test("what cannot be done in pieces waits for a moment in which nobody works, an hour at most", async () => {
  const { asked, state, keeper, pass } = house({ waiting: ["leads"] });
  for (state.uses = 1; state.uses <= 3; state.uses++) await pass();
  expect(asked).toEqual([false, false, false]);
  await pass();
  state.uses += 1;
  expect(asked.at(-1)).toBe(false);
  state.uses -= 1;
  await pass();
  expect(asked.at(-1)).toBe(true);
  await keeper.stop();

  const busy = house({ waiting: ["leads"] });
  for (let passes = 0; passes < 722; passes++) {
    busy.state.uses += 1;
    await busy.pass();
  }
  expect([busy.asked.slice(0, 721).includes(true), busy.asked.at(-1)]).toEqual([false, true]);
  await busy.keeper.stop();
});

test("the operator reads what was done, louder where it held up the others", async () => {
  const { logged, state, keeper, pass } = house({ analysed: ["leads"], vacuumed: ["leads"], longestMs: 12.4 });
  await pass();
  state.uses = 1;
  state.said = { ...state.said, longestMs: 1_400 };
  await pass();
  expect(logged.map(([level, event]) => [level, event])).toEqual([
    ["info", "database.tidied"],
    ["warn", "database.tidied"],
  ]);
  expect(logged[0]?.[2]).toEqual({ analysed: ["leads"], vacuumed: ["leads"], waiting: [], longestMs: 12 });
  await keeper.stop();
});

test("what fails is told once a cause, and done later: after a full disk once there is room, though nobody works any more", async () => {
  const { asked, logged, state, keeper, pass } = house({ vacuumed: ["leads"] });
  const failing = async (fault: Error, passes: number): Promise<void> => {
    state.fault = fault;
    for (let passed = 0; passed < passes; passed++) await pass();
  };
  await failing(new Error('could not extend file "base/5/16400_vm": No space left on device'), 1);
  state.hasRoom = false;
  await failing(new Error("not asked"), 10);
  expect([asked.length, logged.map(([, event]) => event)]).toEqual([1, ["database.not_tidied"]]);
  state.hasRoom = true;
  await failing(new Error('could not extend file "base/5/16401_fsm": No space left on device'), 3);
  expect([asked.length, logged.length]).toEqual([4, 1]);
  await failing(Object.assign(new Error("damaged"), { code: "XX001" }), 3);
  expect([asked.length, logged.length]).toEqual([7, 2]);
  state.fault = null;
  await pass();
  await pass();
  expect(asked).toHaveLength(8);
  expect(logged.map(([, event]) => event)).toEqual(["database.not_tidied", "database.not_tidied", "database.tidied"]);
  await keeper.stop();
});

test("a server has nobody to keep house here", async () => {
  await keepHouse({ database: { housekeeper: null }, storage: { hasRoom: async () => true }, log: () => {} }).stop();
});
