import { LABEL_COLOURS } from "@vitrine/contract";
import { expect, it } from "vitest";
import { nextColour } from "./next-colour.ts";

it("gives each of the colours once before any of them twice", () => {
  const labels: { colour: (typeof LABEL_COLOURS)[number] }[] = [];
  for (let n = 0; n < LABEL_COLOURS.length; n++) labels.push({ colour: nextColour(labels) });
  expect(labels.map(({ colour }) => colour)).toEqual([...LABEL_COLOURS]);
  expect(nextColour(labels)).toBe(LABEL_COLOURS[0]);
});
