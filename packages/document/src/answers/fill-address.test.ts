import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSafeHref } from "../href.ts";
import { answerPlaces, fillAddress } from "./fill-address.ts";

const fill = (address: string, answers: Readonly<Record<string, string>>, passed: Readonly<Record<string, string>> = {}) =>
  fillAddress(address, new Map(Object.entries(answers)), Object.entries(passed));

describe("answers in an address", () => {
  test.each([
    ["https://pay.loja.com/[plano]?mail=[email]", "https://pay.loja.com/Plano%20A?mail=ana%2Bx%40example.com"],
    ["/obrigado?nome=[nome]&x=[nome]", "/obrigado?nome=Jo%C3%A3o%20%26%20%233&x=Jo%C3%A3o%20%26%20%233"],
    ["?mail=[email]#ok", "?mail=ana%2Bx%40example.com#ok"],
    ["https://loja.com/?a=[ghost]&b=[__proto__]&c=[toString]", "https://loja.com/?a=&b=[__proto__]&c="],
    ["https://[2001:db8::1]:8443/[1]?a=[email", "https://[2001:db8::1]:8443/[1]?a=[email"],
    ["https://loja.com/#[email]", "https://loja.com/#[email]"],
    ["mailto:[email]", "mailto:[email]"],
    ["", ""],
  ])("%s becomes %s", (address, expected) => {
    expect(fill(address, { plano: "Plano A", email: "ana+x@example.com", nome: "João & #3" })).toBe(expected);
  });

  test.each([
    ["/[a]/[b]", { a: "", b: "evil.com" }, "/evil.com"],
    ["/[a][b]", { a: "/", b: "/evil.com" }, "/%2F%2Fevil.com"],
    ["/[a]", { a: "\\evil.com" }, "/%5Cevil.com"],
    ["https://loja.com/x/[a]/y", { a: ".." }, "https://loja.com/x//y"],
    ["https://loja.com/x/.[a]/y", { a: "." }, "https://loja.com/x/./y"],
    ["https://loja.com/x/[a]/y", { a: "%2e%2e" }, "https://loja.com/x/%252e%252e/y"],
    ["https://loja.com[a]", { a: "@evil.com" }, "https://loja.com[a]"],
    ["https://loja.com/?u=[a]", { a: "javascript:alert(1)" }, "https://loja.com/?u=javascript%3Aalert(1)"],
    ["/ok?u=[a]", { a: "x\r\nSet-Cookie: a=b" }, "/ok?u=x%0D%0ASet-Cookie%3A%20a%3Db"],
    ["/ok?u=[a]", { a: "\ud800" }, "/ok?u=%EF%BF%BD"],
    ["/ok?u=[a]", { a: "[b]", b: "no" }, "/ok?u=%5Bb%5D"],
    ["/ok?u=[a]", { a: "$&$1" }, "/ok?u=%24%26%241"],
  ])("%s answered by %o leads where its owner said", (address, answers, expected) => {
    expect(fill(address, answers)).toBe(expected);
  });

  test("an answer is cut after two hundred characters, never within one, and an address stays one that servers take", () => {
    expect(fill("/?a=[a]", { a: "a".repeat(201) })).toBe(`/?a=${"a".repeat(200)}`);
    expect(fill("/?a=[a]", { a: `${"a".repeat(199)}🎸` })).toBe(`/?a=${"a".repeat(199)}`);
    const long = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, "é".repeat(200)]));
    const filled = fill(
      `/?${Object.keys(long)
        .map((key) => `${key}=[${key}]`)
        .join("&")}`,
      long,
      { last: "x".repeat(200) },
    );
    expect(filled.length).toBeLessThanOrEqual(8_000);
    expect(new URLSearchParams(filled.slice(2)).get("k0")).toBe("é".repeat(200));
    expect(new URLSearchParams(filled.slice(2)).get("k49")).toBe("");
  });

  test("no answer leads to another host or scheme, or out of its place", () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."/\\.:@?#&=%[]a\r\n\t ") }));
    const templates = fc.constantFrom(
      "https://loja.com/[a]/x/[b]",
      "/[a]/[b]/[a]",
      "/[a]",
      "?u=[a]&v=[b]",
      "https://loja.com?u=[a]",
      "/x?u=[b]",
    );
    fc.assert(
      fc.property(templates, texts, texts, (template, a, b) => {
        const filled = fill(template, { a, b }, { p: a });
        expect(isSafeHref(filled)).toBe(true);
        const url = new URL(filled, "https://loja.com/formulario");
        expect([url.origin, url.hash]).toEqual(["https://loja.com", ""]);
        // As many pieces of path as its owner gave it: an empty answer at the start is the one that takes a slash along.
        const pieces = (address: string): number => (address.split("?")[0] ?? "").split("/").length;
        if (a !== "" && !/^\.+$/.test(a)) expect(pieces(filled)).toBe(pieces(template));
      }),
    );
  });
});

describe("answers that are passed on", () => {
  test("each has its key once, and what the address has already stays", () => {
    expect(fill("https://pay.com/x?src=site#top", {}, { email: "a@b.co", src: "form", "a b": "1", none: "" })).toBe(
      "https://pay.com/x?src=site&email=a%40b.co&a%20b=1#top",
    );
    expect(
      fillAddress("/ok", new Map(), [
        ["k", "1"],
        ["k", "2"],
      ]),
    ).toBe("/ok?k=1");
    expect(fill("https://pay.com", {}, { k: "1" })).toBe("https://pay.com?k=1");
    expect(fill("/ok?", {}, { k: "1" })).toBe("/ok?k=1");
  });
});

test("the places of an address are known by their keys", () => {
  expect(answerPlaces("https://loja.com/[plano]?mail=[email]&again=[email]#[rest]")).toEqual(["plano", "email"]);
  expect([answerPlaces("https://[cafe]/"), answerPlaces("mailto:[email]"), answerPlaces("[]")]).toEqual([[], [], []]);
});
