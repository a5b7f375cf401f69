import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const macro = (attrs: { [key: string]: string | number }, marks: string[] = []) => ({
  type: "macro",
  attrs: { fallback: "aqui", ...attrs },
  marks: marks.map((type) => ({ type })),
});
const heading = (...content: ReturnType<typeof macro>[]) => renderKind("heading", { content });

/** The words of a page that was opened at an address. */
async function open(html: string, search = ""): Promise<(string | null)[]> {
  document.documentElement.lang = "pt-BR";
  document.body.innerHTML = html;
  history.replaceState(null, "", `/${search}`);
  vi.resetModules();
  await import("./client.ts");
  return [...document.querySelectorAll("bdi")].map((place) => place.textContent);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) });
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

test("words of the address stand in their places, as text, in the format around them", async () => {
  const html = heading(macro({ macro: "query", key: "utm_source" }, ["bold"]), macro({ macro: "query", key: "x" }));
  expect(await open(html, "?utm_source=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&utm_source=second")).toEqual([
    "<img src=x onerror=alert(1)>",
    "aqui",
  ]);
  expect(document.querySelector("img")).toBeNull();
  expect(document.querySelector("strong > bdi")).not.toBeNull();
});

test("the first of repeated keys counts, broken escapes are letters, and no key is a property of anything", async () => {
  const keys = ["a", "b", "d", "__proto__", "toString", "e"];
  const html = heading(...keys.map((key) => macro({ macro: "query", key })));
  expect(await open(html, "?a=um&a=dois&b=%E2%80%AEgpj%&d=%zz%ff&__proto__=p&e=")).toEqual(["um", "gpj%", "%zz�", "p", "aqui", "aqui"]);
});

test("ten thousand characters become sixty", async () => {
  expect(await open(heading(macro({ macro: "query", key: "n" })), `?n=${"x".repeat(10_000)}`)).toEqual(["x".repeat(60)]);
});

test("the day is the visitor's, and a country is another script's", async () => {
  expect(await open(heading(macro({ macro: "date", format: "dayMonth", days: 2 }), macro({ macro: "country" })))).toEqual([
    "25 de novembro",
    "aqui",
  ]);
});

test("what comes behind the script is filled in once it is there", async () => {
  await open("");
  document.body.innerHTML = heading(macro({ macro: "date", format: "year", days: 0 }));
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(document.body.textContent).toBe("2026");
});

test("a number stays for as long as the tab is open, the same wherever its range stands", async () => {
  const html = heading(macro({ macro: "random", min: 400, max: 700 }), macro({ macro: "random", min: 400, max: 700 }));
  const [first, second] = await open(html);
  expect(second).toBe(first);
  expect(Number(first)).toBeGreaterThanOrEqual(400);
  expect(Number(first)).toBeLessThanOrEqual(700);
  vi.spyOn(Math, "random").mockReturnValue(first === "400" ? 0.99 : 0);
  expect(await open(html)).toEqual([first, first]);
});

test("both ends of a range are drawn, and nonsense in storage is drawn anew", async () => {
  const html = heading(macro({ macro: "random", min: 400, max: 700 }));
  for (const kept of ["9000", "nonsense", "450.5", ""]) {
    sessionStorage.setItem("v-random 400 700", kept);
    vi.spyOn(Math, "random").mockReturnValue(0.999_999);
    expect(await open(html)).toEqual(["700"]);
    sessionStorage.clear();
    vi.spyOn(Math, "random").mockReturnValue(0);
    expect(await open(html)).toEqual(["400"]);
  }
});

test("without storage a number is the same all over the page", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("storage is switched off");
  });
  const html = heading(macro({ macro: "random", min: 0, max: 999_999 }), macro({ macro: "random", min: 0, max: 999_999 }));
  const [first, second] = await open(html);
  expect(first).not.toBe("aqui");
  expect(second).toBe(first);
});

test("the owner's own code stays as it was written", async () => {
  const own = '<div class="v-html"><p><bdi data-m="query utm_source">meu</bdi></p></div>';
  expect(await open(heading(macro({ macro: "query", key: "utm_source" })) + own, "?utm_source=insta")).toEqual(["insta", "meu"]);
});
