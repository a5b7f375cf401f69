import { expect, test } from "vitest";
import { domainUrl, readConfig, siteUrl } from "./config.ts";

test("a site is reached under its name, or its own domain: over HTTPS where this server or the proxy before it speaks it", () => {
  const here = readConfig({ PORT: "3000" });
  const proxied = readConfig({ PUBLIC_URL: "https://app.example.com", VITRINE_SITES_DOMAIN: "paginas.example" });
  const itself = readConfig({ PORT: "80", PUBLIC_URL: "http://app.example.com", VITRINE_HTTPS_PORT: "443" });
  const urls = [here, proxied, itself].map((config) => [null, "loja.com.br"].map((domain) => siteUrl(config, { name: "loja", domain })));
  expect(urls).toEqual([
    ["http://loja.localhost:3000", "http://loja.com.br"],
    ["https://loja.paginas.example", "https://loja.com.br"],
    ["http://loja.app.example.com", "https://loja.com.br"],
  ]);
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
