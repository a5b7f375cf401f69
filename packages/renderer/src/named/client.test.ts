import { expect, test, vi } from "vitest";

async function load(hash: string): Promise<string[]> {
  document.body.innerHTML = '<div id="tabs"><div id="one"></div><div id="two"><p id="within"></p></div></div>';
  history.replaceState(null, "", hash || location.pathname);
  vi.resetModules();
  await import("./client.ts");
  return [...document.querySelectorAll<HTMLElement>("div[data-named],p[data-named]")].map(({ id }) => id);
}

test("what the address names is marked, with all around it, and nothing beside it", async () => {
  expect(await load("#within")).toEqual(["tabs", "two", "within"]);
  expect(await load("#one")).toEqual(["tabs", "one"]);
});

test.each(["", "#", "#nowhere", "#%00"])("an address that names nothing marks nothing: %j", async (hash) => {
  expect(await load(hash)).toEqual([]);
});
