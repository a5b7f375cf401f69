import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SEARCH_PAUSE_MS, SearchField } from "./search-field.tsx";

let searched: (string | undefined)[];
let show: (value: string | undefined) => void;

beforeEach(() => {
  vi.useFakeTimers();
  searched = [];
  const field = (value: string | undefined) => (
    <SearchField label="Buscar" value={value} onValueChange={(query) => void searched.push(query)} />
  );
  const { rerender } = render(field(undefined));
  show = (value) => rerender(field(value));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Buscar" });
const type = (words: string): void => void fireEvent.change(box(), { target: { value: words } });
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

it("searches once, when the hand has rested", () => {
  type("bo");
  pass(SEARCH_PAUSE_MS - 1);
  type("bolo ");
  pass(SEARCH_PAUSE_MS - 1);
  expect(searched).toEqual([]);
  pass(1);
  expect(searched).toEqual(["bolo"]);
  expect(box().value).toBe("bolo ");
  pass(10 * SEARCH_PAUSE_MS);
  expect(searched).toEqual(["bolo"]);
});

it("keeps what was typed on while the search before it comes back", () => {
  type("bo");
  pass(SEARCH_PAUSE_MS);
  type("bolo");
  show("bo");
  expect(box().value).toBe("bolo");
  pass(SEARCH_PAUSE_MS);
  expect(searched).toEqual(["bo", "bolo"]);
});

it("is emptied with a search that is cleared elsewhere, and does not bring it back", () => {
  type("zzzz");
  pass(SEARCH_PAUSE_MS);
  show("zzzz");
  show(undefined);
  expect(box().value).toBe("");
  pass(10 * SEARCH_PAUSE_MS);
  expect(searched).toEqual(["zzzz"]);
});

it("follows a search that is set elsewhere, and can be emptied by hand", () => {
  show("torta");
  expect(box().value).toBe("torta");
  pass(10 * SEARCH_PAUSE_MS);
  expect(searched).toEqual([]);
  type("  ");
  pass(SEARCH_PAUSE_MS);
  expect(searched).toEqual([undefined]);
});
