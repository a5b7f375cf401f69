import { expect, test } from "vitest";
import { findRedirectProblems } from "./redirect-problems.ts";

const codes = (items: readonly (readonly [from: string, to: string])[], hosts: readonly string[] = []) =>
  findRedirectProblems(
    items.map(([from, to]) => ({ from, to })),
    new Set(hosts),
  ).map(({ index, field, code }) => `${index} ${field} ${code}`);

test("paths as addresses have them are taken, and where they may lead", () => {
  const fine: [string, string][] = [
    ["/", "/inicio"],
    ["/Antiga.html", "/nova"],
    ["/blog/2024/promo%C3%A7%C3%A3o", "https://exemplo.com.br/x?y=1#z"],
    ["/a_b~c", "/curso?utm=1#preco"],
    ["/index.php", "http://[::1]:8080/"],
    ["/so", "https://exemplo.com.br"],
    ["/ponto", "https://exemplo.com.br:443/a"],
  ];
  expect(codes(fine)).toEqual([]);
});

test.each([
  ["", "required"],
  ["promo", "redirect_path"],
  ["//promo", "redirect_path"],
  ["/a//b", "redirect_path"],
  ["/a b", "redirect_path"],
  ["/../etc", "redirect_path"],
  ["/a/./b", "redirect_path"],
  ["/%2e%2e/etc", "redirect_path"],
  ["/a%2fb", "redirect_path"],
  ["/a%5Cb", "redirect_path"],
  ["/a%00", "redirect_path"],
  ["/a%0d%0ab", "redirect_path"],
  ["/a%", "redirect_path"],
  ["/a%ff", "redirect_path"],
  ["/a\\b", "redirect_path"],
  ["/a\nb", "redirect_path"],
  ["/promoção", "redirect_unicode"],
  ["/a?b=1", "redirect_query"],
  ["/a#b", "redirect_query"],
  ["/a/", "slug_slash"],
  ["/_v", "slug_reserved"],
  ["/_V/forms/x", "slug_reserved"],
  ["/%5fv/x", "slug_reserved"],
  ["/.well-known/acme-challenge/x", "slug_reserved"],
  ["/robots.txt", "slug_reserved"],
  ["/sitemap.xml", "slug_reserved"],
  ["/favicon.ico", "slug_reserved"],
  ["/healthz", "slug_reserved"],
  [`/${"a".repeat(500)}`, "too_long"],
])("%j is refused as a path", (from, code) => {
  expect(codes([[from, "/x"]])).toEqual([`0 from ${code}`]);
});

test.each([
  ["", "required"],
  ["nova", "redirect_target"],
  ["//evil.example", "redirect_target"],
  ["/\\evil.example", "redirect_target"],
  ["javascript:alert(1)", "redirect_target"],
  ["data:text/html,x", "redirect_target"],
  ["ftp://exemplo.com", "redirect_target"],
  ["https://", "redirect_target"],
  ["https:///x", "redirect_target"],
  ["https://ana:segredo@exemplo.com", "redirect_target"],
  ["https://exemplo.com:99999/", "redirect_target"],
  ["https://exemplo.com\\@evil.example", "redirect_target"],
  ["https://exemplo.com/\r\nset-cookie: a=b", "redirect_target"],
  ["/nova\r\nlocation: https://evil.example", "redirect_target"],
  ["/nova página", "redirect_unicode"],
  ["https://exámple.com", "redirect_unicode"],
  ["/a/../b", "redirect_path"],
  ["/nova/", "slug_slash"],
  ["/_v/preview/x", "slug_reserved"],
  [`https://exemplo.com/${"a".repeat(2_000)}`, "too_long"],
])("%j is refused as where one leads", (to, code) => {
  expect(codes([["/x", to]])).toEqual([`0 to ${code}`]);
});

test("a path stands once, whichever way it is written", () => {
  const twice = findRedirectProblems([
    { from: "/a", to: "/b" },
    { from: "/A", to: "/c" },
    { from: "/%61", to: "/d" },
  ]);
  expect(twice.map(({ index, code }) => [index, code])).toEqual([
    [1, "redirect_twice"],
    [2, "redirect_twice"],
  ]);
});

test("ways that go round are found however long they are, and named", () => {
  const way = (items: [string, string][]) =>
    findRedirectProblems(items.map(([from, to]) => ({ from, to }))).map(({ code, way: named }) => [code, named]);
  expect(way([["/a", "/A?x=1#y"]])).toEqual([["redirect_loop", "/a → /a"]]);
  expect(
    way([
      ["/a", "/b"],
      ["/b", "/c"],
      ["/c", "/a"],
      ["/in", "/a"],
      ["/out", "/fora"],
    ]),
  ).toEqual([["redirect_loop", "/a → /b → /c → /a"]]);
  const long = Array.from({ length: 10_000 }, (_, n): [string, string] => [`/p${n}`, `/p${(n + 1) % 10_000}`]);
  expect(way(long)).toEqual([["redirect_loop", "/p0 → /p1 → /p2 → /p3 → /p4 → … → /p9999 → /p0"]]);
  const two: [string, string][] = [
    ["/a", "/a"],
    ["/b", "/b"],
  ];
  expect(way(two)).toHaveLength(2);
});

test("an address of the site itself is a path of it", () => {
  const loop: [string, string][] = [
    ["/a", "https://loja.example/b"],
    ["/b", "http://LOJA.example.:80/a?x"],
  ];
  expect(codes(loop, ["loja.example"])).toEqual(["0 to redirect_loop"]);
  expect(codes(loop, ["outra.example"])).toEqual([]);
});

test("ten steps are taken and eleven are not, told at the first that is one too many", () => {
  const chain = (steps: number) => codes(Array.from({ length: steps }, (_, n): [string, string] => [`/p${n}`, `/p${n + 1}`]));
  expect(chain(10)).toEqual([]);
  expect(chain(13)).toEqual(["2 to redirect_chain"]);
  expect(chain(10_000)).toHaveLength(909);
});
