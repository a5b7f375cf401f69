import { expect, test } from "vitest";
import { NOTICES, noticesDrain } from "../testing/machinery-slice/intake.ts";
import { assembleSlices } from "./assemble-slices.ts";
import type { Dependencies, ServerSlice } from "./slice.ts";

const dependencies = { platform: { name: "platform" }, build: {} } as unknown as Dependencies;

interface Given {
  readonly topStore: string;
  ring(): string;
}

/** A slice that notes what is done to it. */
function noted(name: string, notes: string[], more: Partial<ServerSlice<Given>> = {}): ServerSlice<Given> {
  const note = (what: string) => void notes.push(`${name} ${what}`);
  return {
    name,
    open() {
      note("opens");
      return { [`${name}Store`]: name };
    },
    close: () => note("closes"),
    daily: () => [{ name, run: async () => note("tidies") }],
    intake: () => [{ ...noticesDrain, kind: { ...NOTICES, name } }],
    ...more,
  };
}

test("the last opens first and closes last; daily work is done from the first on", async () => {
  const notes: string[] = [];
  const { dailyWork, intakeDrains, close } = await assembleSlices<Given>(dependencies, [noted("top", notes), noted("base", notes)]);
  expect(intakeDrains.map(({ kind }) => kind.name)).toEqual(["top", "base"]);
  for (const { run } of dailyWork) await run();
  await close();
  await close();
  expect(notes).toEqual([...["base opens", "top opens", "top tidies", "base tidies"], ...["top closes", "base closes"]]);
});

test("what one opens and what another offers is there for all, whichever comes first in the list", async () => {
  const base: ServerSlice<Given> = {
    name: "base",
    routes: ({ ring }) => ring(),
    start: ({ topStore }) => ({ stop: async () => void topStore }),
  };
  const top = noted("top", [], { offer: ({ topStore }) => ({ ring: () => `rung by ${topStore}` }) });
  for (const slices of [
    [base, top],
    [top, base],
  ]) {
    const { routes, start } = await assembleSlices<Given>(dependencies, slices);
    expect([routes, Object.keys(start())]).toEqual([{ base: "rung by top" }, ["base"]]);
  }
});

test("when one cannot be opened, those before it are closed", async () => {
  const notes: string[] = [];
  const broken = noted("broken", notes, { open: () => Promise.reject(new Error("no room")) });
  await expect(assembleSlices(dependencies, [noted("top", notes), broken, noted("base", notes)])).rejects.toThrow("no room");
  expect(notes).toEqual(["base opens", "base closes"]);
});

test.each([
  ["opened", { open: () => ({ baseStore: 1 }) }],
  ["offered", { offer: () => ({ baseStore: 1 }) }],
  ["a dependency's", { offer: () => ({ platform: 1 }) }],
] as const)("a name that is taken is not given twice: %s", async (_, more) => {
  const notes: string[] = [];
  await expect(assembleSlices(dependencies, [noted("top", notes, more), noted("base", notes)])).rejects.toThrow(/the slice top gives/);
  expect(notes.at(-1)).toBe("base closes");
});
