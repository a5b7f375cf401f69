import { EMPTY_DIFF } from "@vitrine/document";
import { expect, it } from "vitest";
import type { SaveState } from "../save/save-state.ts";
import { publicationState } from "./publication-state.ts";

const saved: SaveState = {
  version: 4,
  sending: null,
  isInTheAir: false,
  pending: EMPTY_DIFF,
  dueAt: null,
  retryAt: null,
  firstEditAt: null,
  failures: 0,
  trouble: null,
  halt: null,
  savedAt: null,
};
const publication = { at: "2026-11-23T10:00:00.000Z", seenVersion: 4, hasChanges: false };

it("knows a page that visitors do not have", () => {
  expect(publicationState(null, saved)).toBe("never");
});

it("knows when visitors have what is on screen", () => {
  expect(publicationState(publication, saved)).toBe("current");
});

it.each([
  ["was edited elsewhere", { ...publication, hasChanges: true }, saved],
  ["was saved since", publication, { ...saved, version: 5 }],
  ["is being saved", publication, { ...saved, sending: { baseVersion: 4, operationId: "o", diff: EMPTY_DIFF } }],
] as const)("knows a page that %s", (_, known, state) => {
  expect(publicationState(known, state)).toBe("behind");
});
