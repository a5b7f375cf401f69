import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeLabel } from "./decode-punycode.ts";
import { readTypedName } from "./read-typed-name.ts";

function asciiOf(name: string): string {
  return URL.canParse(`https://${name}`) ? new URL(`https://${name}`).hostname : "";
}

it("understands a name and an address that was pasted whole", () => {
  const meant = { ascii: "loja.com.br", spoken: "loja.com.br" };
  for (const text of [
    "loja.com.br",
    " LOJA.com.br. ",
    "https://loja.com.br/oferta?x=1#a",
    "//loja.com.br",
    "http://loja.com.br:8080",
    "loja.com.br/a",
  ]) {
    expect(readTypedName(text), text).toEqual(meant);
  }
});

it("shows a name of other letters in both forms, whichever was typed", () => {
  const meant = { ascii: "xn--bcher-kva.example", spoken: "bücher.example" };
  for (const text of ["BÜCHER.example", "https://bücher.example/", "xn--bcher-kva.example"])
    expect(readTypedName(text), text).toEqual(meant);
});

it("says nothing of what is no domain yet", () => {
  for (const text of ["", "loja", "ana@loja.com.br", "loja com.br", "192.0.2.1", "https://", "a..br", "[::1]", "loja_1.com.br"]) {
    expect(readTypedName(text), text).toBeNull();
  }
});

it("reads every label that can be written", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(..."abz09-ãçéñüßøжб日本語한😀"), { minLength: 1, maxLength: 14 }), (letters) => {
      const ascii = asciiOf(`x${letters.join("")}x`);
      fc.pre(ascii !== "" && ascii.startsWith("xn--"));
      const spoken = decodeLabel(ascii);
      expect(spoken).not.toBeNull();
      expect(asciiOf(spoken ?? "")).toBe(ascii);
    }),
  );
});

it("takes no label for one that is cut short or holds what is no digit", () => {
  for (const label of ["xn--a-ä", "xn--99999999999999", "xn--zzzzzzzzzzz", "xn--so-lj!"]) expect(decodeLabel(label), label).toBeNull();
});
