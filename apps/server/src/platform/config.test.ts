import { expect, test } from "vitest";
import { type Config, imagesOrigin, readConfig, siteUrl } from "./config.ts";

/** Where a site is reached by its name, without and with a certificate, and so by its domain. */
function urlsBy(config: Config): string[] {
  return [null, "loja.com.br"].flatMap((domain) =>
    [false, true].map((hasCertificate) => siteUrl(config, { name: "loja", domain, hasCertificate })),
  );
}

test("a site is reached over HTTPS where a proxy speaks it, or this server has a certificate for it", () => {
  const here = readConfig({ PORT: "3000" });
  const proxied = readConfig({ PUBLIC_URL: "https://app.example.com", VITRINE_SITES_DOMAIN: "paginas.example" });
  const itself = readConfig({ PORT: "80", PUBLIC_URL: "http://app.example.com", VITRINE_HTTPS_PORT: "443" });
  const both = readConfig({ PUBLIC_URL: "https://app.example.com", VITRINE_HTTPS_PORT: "8443" });
  expect(urlsBy(here), "nobody speaks it").toEqual([
    ...["http://loja.localhost:3000", "http://loja.localhost:3000"],
    ...["http://loja.com.br:3000", "http://loja.com.br:3000"],
  ]);
  expect(urlsBy(proxied), "the proxy's is all there is").toEqual([
    ...["https://loja.paginas.example", "https://loja.paginas.example"],
    ...["https://loja.com.br", "https://loja.com.br"],
  ]);
  expect(urlsBy(itself)).toEqual([
    ...["http://loja.app.example.com", "https://loja.app.example.com"],
    ...["http://loja.com.br", "https://loja.com.br"],
  ]);
  expect(urlsBy(both), "sites by their name as PUBLIC_URL says").toEqual([
    ...["https://loja.app.example.com", "https://loja.app.example.com"],
    ...["http://loja.com.br", "https://loja.com.br"],
  ]);
});

test("without HTTPS of this server's own a domain is reached at the port where sites are", () => {
  const mapped = readConfig({ PORT: "3000", PUBLIC_URL: "http://app.example.com:8080" });
  const proxied = readConfig({ PORT: "3000", PUBLIC_URL: "https://app.example.com:8443" });
  const apart = readConfig({ PORT: "3000", VITRINE_SITES_DOMAIN: "paginas.example" });
  const ported = readConfig({ PUBLIC_URL: "https://app.example.com", VITRINE_SITES_DOMAIN: "paginas.example:9443" });
  const urls = [mapped, proxied, apart, ported].map((config) => urlsBy(config)[2]);
  expect(urls).toEqual(["http://loja.com.br:8080", "https://loja.com.br:8443", "http://loja.com.br", "https://loja.com.br:9443"]);
  const images = imagesOrigin(mapped, { name: "loja", imageDomain: "img.loja.com.br" });
  expect(images).toBe("http://img.loja.com.br:8080");
});

test("the port of HTTPS is named where people type ports, and not where a firewall leads the usual one to it", () => {
  const own = { VITRINE_HTTPS_PORT: "8443", VITRINE_SITES_DOMAIN: "paginas.example:3000" };
  const here = readConfig({ PORT: "3000", ...own });
  const mapped = readConfig({ PORT: "8080", PUBLIC_URL: "http://app.example.com", ...own });
  const container = readConfig({ PORT: "3000", PUBLIC_URL: "http://localhost:8080", ...own });
  expect([here, mapped, container].map((config) => urlsBy(config)[3])).toEqual([
    ...["https://loja.com.br:8443", "https://loja.com.br", "https://loja.com.br:8443"],
  ]);
  expect([here, mapped, container].map((config) => urlsBy(config)[1])).toEqual([
    ...["https://loja.paginas.example:8443", "https://loja.paginas.example", "https://loja.paginas.example:8443"],
  ]);
  expect(
    [here, mapped].map((config) => urlsBy(config)[2]),
    "while it has no certificate",
  ).toEqual([...["http://loja.com.br:3000", "http://loja.com.br:3000"]]);
});

test("images are named over HTTPS where this server has certificates made, and nowhere else", () => {
  const own = { PUBLIC_URL: "http://app.example.com", VITRINE_HTTPS_PORT: "443" };
  const images = { name: "loja", imageDomain: "img.loja.com.br" };
  const making = readConfig({ ...own, VITRINE_ACME_DIRECTORY: "https://acme.example/dir" });
  expect([making, readConfig(own)].map((config) => imagesOrigin(config, images))).toEqual([
    ...["https://img.loja.com.br", "http://img.loja.com.br"],
  ]);
  expect(imagesOrigin(making, { ...images, imageDomain: null })).toBeNull();
});

test("a zone of challenges takes all that it needs, and hides no name of the platform's", () => {
  const whole = {
    ...{ VITRINE_ACME_DNS_ZONE: "ACME.example.com.", VITRINE_ACME_DNS_PORT: "53", VITRINE_PUBLIC_ADDRESSES: "203.0.113.7" },
    ...{ VITRINE_ACME_DIRECTORY: "https://authority.example/dir", PUBLIC_URL: "https://app.example.com" },
  };
  expect(readConfig(whole).acmeDns).toEqual({ zone: "acme.example.com", port: 53 });
  expect(readConfig({}).acmeDns).toBeNull();
  for (const missing of ["VITRINE_ACME_DNS_ZONE", "VITRINE_ACME_DNS_PORT", "VITRINE_PUBLIC_ADDRESSES", "VITRINE_ACME_DIRECTORY"]) {
    expect(() => readConfig({ ...whole, [missing]: undefined }), missing).toThrow(missing);
  }
  for (const zone of ["example.com", "app.example.com", "localhost", "a b.example", "192.0.2.1", `${"a.".repeat(101)}com`]) {
    expect(() => readConfig({ ...whole, VITRINE_ACME_DNS_ZONE: zone }), zone).toThrow("VITRINE_ACME_DNS_ZONE");
  }
});
