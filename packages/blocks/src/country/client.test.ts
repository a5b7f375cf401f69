import type { Json } from "@vitrine/document";
import { afterEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

afterEach(() => vi.restoreAllMocks());

async function open(timeZone: string): Promise<(string | null)[]> {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr"]);
  document.documentElement.lang = "es";
  const country: Json = { type: "macro", attrs: { macro: "country", fallback: "tu país" } };
  const content: Json[] = [country, { type: "macro", attrs: { macro: "query", key: "country", fallback: "aquí" } }];
  document.body.innerHTML = renderKind("heading", { content });
  vi.resetModules();
  await import("./client.ts");
  return [...document.querySelectorAll("bdi")].map((place) => place.textContent);
}

test("the visitor's country is named, and the places of other values are left alone", async () => {
  expect(await open("America/Mexico_City")).toEqual(["México", "aquí"]);
  expect(document.querySelectorAll("bdi[data-m]")).toHaveLength(1);
});

test("where nothing tells it, the words in its place stay", async () => {
  expect(await open("Antarctica/Troll")).toEqual(["tu país", "aquí"]);
});
