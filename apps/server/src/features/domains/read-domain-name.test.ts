import { domainToUnicode } from "node:url";
import { hostKey, hostOfKey } from "@vitrine/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { otherFormOf, readDomainName, registeredName } from "./read-domain-name.ts";

const PUBLIC = {
  publicUrl: "https://painel.vitrine.com",
  sitesDomain: "paginas-vitrine.com.br:8443",
  uploadsOrigin: "https://imagens.vitrine-arquivos.com",
  dnsServers: [],
  acmeDns: null,
};
const OWN_SERVERS = { ...PUBLIC, dnsServers: ["127.0.0.1"] };

describe("a domain is understood", () => {
  test.each([
    ["example.com", "example.com"],
    ["  Example.COM. ", "example.com"],
    ["https://www.example.com/oferta?x=1#y", "www.example.com"],
    ["http://example.com:8080", "example.com"],
    ["//example.com/a", "example.com"],
    ["example.com/a/b", "example.com"],
    ["example.com\\a", "example.com"],
    ["ação.com.br", "xn--ao-siap.com.br"],
    ["XN--AO-SIAP.com.br", "xn--ao-siap.com.br"],
    ["ｅｘａｍｐｌｅ.com", "example.com"],
    ["exam\u00adple.com", "example.com"],
    ["straße.de", "xn--strae-oqa.de"],
    ["loja。com", "loja.com"],
    ["a.b.c.example.com.br", "a.b.c.example.com.br"],
    ["minha.github.io", "minha.github.io"],
  ])("%j is %s", (text, name) => expect(readDomainName(text, PUBLIC)).toBe(name));
});

describe("what is no customer's domain", () => {
  test.each([
    ...["", " ", ".", "..", "com", "localhost", "example", "com.br", "co.uk", "github.io", "blogspot.com", "example..com", ".example.com"],
    ...["-a.com", "a-.com", "ab--c.com", "a_b.com", "a b.com", "*.example.com", "a,b.com", "a@example.com", "user:pw@example.com"],
    ...["192.0.2.1", "0x7f.1", "2130706433", "[::1]", "::1", "1.2.3.4.5", "example.123", "xn--a.com", "xn--.com", "a\u200db.com"],
    ...["x.localhost", "x.local", "x.invalid", "x.onion", "x.in-addr.arpa", "shop.test", "shop.example", "shop.internal", "shop.notatld"],
    ...[
      "painel.vitrine.com",
      "x.painel.vitrine.com",
      "paginas-vitrine.com.br",
      "loja.paginas-vitrine.com.br",
      "imagens.vitrine-arquivos.com",
    ],
    ...[`${"a".repeat(64)}.com`, `${"a.".repeat(126)}com`, "javascript:alert(1)", "file:///etc/passwd", "ex%41mple.com"],
  ])("%j is none", (text) => expect(readDomainName(text, PUBLIC)).toBeNull());

  test("unless the operator's own name servers may know it", () => {
    for (const name of ["shop.test", "shop.example", "shop.internal"]) expect(readDomainName(name, OWN_SERVERS)).toBe(name);
    for (const name of ["test", "x.localhost", "x.local", "x.invalid", "www.a", "www.a.#.com", "x.1a"])
      expect(readDomainName(name, OWN_SERVERS)).toBeNull();
  });
});

test("the other form of a name is with www before it, or without", () => {
  expect([otherFormOf("example.com.br"), otherFormOf("www.example.com.br"), otherFormOf("loja.example.com.br")]).toEqual([
    ...["www.example.com.br", "example.com.br", null],
  ]);
  expect([otherFormOf("www.loja.example.com"), registeredName("a.b.example.com")]).toEqual([null, "example.com"]);
});

test("whatever is accepted is a name that is kept, shown and served as it is", () => {
  const label = fc.oneof(
    fc.stringMatching(/^[a-z0-9-]{1,12}$/),
    fc.string({ maxLength: 8, unit: "grapheme" }),
    fc.constantFrom("www", "ação", "xn--ao-siap", "ß"),
  );
  const text = fc.oneof(
    fc.string({ maxLength: 60, unit: "grapheme" }),
    fc
      .tuple(
        fc.constantFrom("", "https://", "HTTP://", "//", " "),
        fc.array(label, { minLength: 1, maxLength: 5 }),
        fc.constantFrom("", ".", ":80", "/x", "?q"),
      )
      .map(([before, labels, after]) => `${before}${labels.join(".")}.com${after}`),
  );
  let accepted = 0;
  fc.assert(
    fc.property(text, fc.constantFrom(PUBLIC, OWN_SERVERS), (given, config) => {
      const name = readDomainName(given, config);
      if (name === null) return;
      accepted += 1;
      expect(readDomainName(name, config)).toBe(name);
      expect(readDomainName(domainToUnicode(name), config)).toBe(name);
      expect(new URL(`https://${name}/`).hostname).toBe(name);
      expect(name).toMatch(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/);
      expect(hostOfKey(hostKey(name))).toBe(name);
      const other = otherFormOf(name);
      if (other !== null) expect(otherFormOf(other)).toBe(name);
    }),
    { numRuns: 3_000 },
  );
  expect(accepted).toBeGreaterThan(300);
});
