import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

const wrong = (text: string, current: { from: string; to: string }[] = []) =>
  readLines(text, current).wrong.map(({ line, code }) => `${line} ${code}`);

it("reads columns as spreadsheets, lists and people write them", () => {
  const text = [
    "\uFEFFOrigem;Destino",
    "/a,/b",
    "/c;/d",
    "/e\t/f",
    '"/g","https://exemplo.com.br/?a=1"',
    "/h → /i",
    "/j /k",
    "",
    "https://velho.com.br/Promoção/?utm=1, /promo/",
    "/l,/m,301",
    "https://velho.com.br,/inicio",
  ].join("\r\n");
  expect(readLines(text.replace("\uFEFF", ""), [])).toEqual({
    items: [
      { from: "/a", to: "/b" },
      { from: "/c", to: "/d" },
      { from: "/e", to: "/f" },
      { from: "/g", to: "https://exemplo.com.br/?a=1" },
      { from: "/h", to: "/i" },
      { from: "/j", to: "/k" },
      { from: "/Promo%C3%A7%C3%A3o", to: "/promo" },
      { from: "/l", to: "/m" },
      { from: "/", to: "/inicio" },
    ],
    added: 9,
    changed: 0,
    wrong: [],
  });
});

it("puts a line over the redirect that is there, and leaves the others", () => {
  const current = [
    { from: "/a", to: "/b" },
    { from: "/c", to: "/d" },
  ];
  const { items, added, changed } = readLines("/A,/x\n/c,/d\n/e,/f", current);
  expect(items).toEqual([
    { from: "/A", to: "/x" },
    { from: "/c", to: "/d" },
    { from: "/e", to: "/f" },
  ]);
  expect([added, changed]).toEqual([1, 1]);
});

it("tells each wrong line by its number and takes the rest", () => {
  expect(wrong("/a,/b\nso-um\n/c,javascript:alert(1)\n/../d,/e\n/a,/z\n/_v/x,/y")).toEqual([
    "2 two_columns",
    "3 redirect_target",
    "4 redirect_path",
    "5 redirect_twice",
    "6 slug_reserved",
  ]);
});

it("leaves a line out that closes a circle with the list, and names the circle", () => {
  const { items, wrong: left } = readLines("/b,/c\n/c,/a\n/d,/e", [{ from: "/a", to: "/b" }]);
  expect(left.map(({ code }) => code)).toEqual(["redirect_loop"]);
  expect(left[0]?.way).toContain(" → ");
  expect(items.length).toBeGreaterThan(2);
});

it("reads ten thousand lines while one waits for a key, whatever they are", () => {
  const way = Array.from({ length: 10_000 }, (_, n) => `/p${n},/p${n + 1}`).join("\n");
  expect(readLines(way, []).wrong).toHaveLength(909);
  const text = Array.from({ length: 10_000 }, (_, n) => `/antigo-${n},/novo-${n}`).join("\n");
  const started = performance.now();
  expect(readLines(text, []).added).toBe(10_000);
  expect(performance.now() - started).toBeLessThan(2_000);
});
