import { expect, test } from "vitest";
import { domainUrl, imagesOrigin, readConfig, siteUrl } from "./config.ts";

test("a site is reached under its name, or its own domain: over HTTPS where this server or the proxy before it speaks it", () => {
  const here = readConfig({ PORT: "3000" });
  const proxied = readConfig({ PUBLIC_URL: "https://app.example.com", VITRINE_SITES_DOMAIN: "paginas.example" });
  const itself = readConfig({ PORT: "80", PUBLIC_URL: "http://app.example.com", VITRINE_HTTPS_PORT: "443" });
  const urls = [here, proxied, itself].map((config) => [null, "loja.com.br"].map((domain) => siteUrl(config, { name: "loja", domain })));
  expect(urls).toEqual([
    ["http://loja.localhost:3000", "http://loja.com.br:3000"],
    ["https://loja.paginas.example", "https://loja.com.br"],
    ["http://loja.app.example.com", "https://loja.com.br"],
  ]);
});

test("without HTTPS of this server's own a domain is reached at the port where sites are", () => {
  const mapped = readConfig({ PORT: "3000", PUBLIC_URL: "http://app.example.com:8080" });
  const proxied = readConfig({ PORT: "3000", PUBLIC_URL: "https://app.example.com:8443" });
  const apart = readConfig({ PORT: "3000", VITRINE_SITES_DOMAIN: "paginas.example" });
  const ported = readConfig({ PUBLIC_URL: "https://app.example.com", VITRINE_SITES_DOMAIN: "paginas.example:9443" });
  const urls = [mapped, proxied, apart, ported].map((config) => siteUrl(config, { name: "loja", domain: "loja.com.br" }));
  expect(urls).toEqual(["http://loja.com.br:8080", "https://loja.com.br:8443", "http://loja.com.br", "https://loja.com.br:9443"]);
  const images = imagesOrigin(mapped, { name: "loja", imageDomain: "img.loja.com.br" });
  expect(images).toBe("http://img.loja.com.br:8080");
  expect(domainUrl(mapped, { name: "loja.com.br", hasCertificate: false })).toBe("http://loja.com.br:8080");
});

test("the port of HTTPS is named where people type ports, and not where a firewall leads the usual one to it", () => {
  const VITRINE_HTTPS_PORT = "8443";
  const here = readConfig({ PORT: "3000", VITRINE_HTTPS_PORT });
  const mapped = readConfig({ PORT: "8080", PUBLIC_URL: "http://app.example.com", VITRINE_HTTPS_PORT });
  const proxied = readConfig({ PORT: "8080", PUBLIC_URL: "https://app.example.com", VITRINE_HTTPS_PORT });
  const container = readConfig({ PORT: "3000", PUBLIC_URL: "http://localhost:8080", VITRINE_HTTPS_PORT });
  const urls = [here, mapped, proxied, container].map((config) => siteUrl(config, { name: "loja", domain: "loja.com.br" }));
  expect(urls).toEqual([...["https://loja.com.br:8443", "https://loja.com.br"], ...["https://loja.com.br", "https://loja.com.br:8443"]]);
  const opened = [here, mapped, proxied].map((config) => domainUrl(config, { name: "loja.com.br", hasCertificate: false }));
  expect(opened, "while it has no certificate").toEqual(["http://loja.com.br:3000", "http://loja.com.br", "http://loja.com.br"]);
  expect(domainUrl(here, { name: "loja.com.br", hasCertificate: true })).toBe("https://loja.com.br:8443");
  const without = readConfig({ PUBLIC_URL: "https://app.example.com" });
  expect(domainUrl(without, { name: "loja.com.br", hasCertificate: false }), "a proxy speaks it").toBe("https://loja.com.br");
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
