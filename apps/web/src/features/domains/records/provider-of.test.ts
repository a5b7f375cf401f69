import { expect, it } from "vitest";
import { providerOf } from "./provider-of.ts";

it("knows whose panel to open by the names of the servers", () => {
  expect(providerOf(["ada.ns.cloudflare.com", "bob.ns.cloudflare.com"])?.name).toBe("Cloudflare");
  expect(providerOf(["a.auto.dns.br", "B.AUTO.DNS.BR"])?.name).toBe("Registro.br");
  expect(providerOf(["ns-1.awsdns-07.co.uk", "ns-2.awsdns-44.com"])?.name).toBe("Amazon Route 53");
});

it("names nobody where it would be a guess", () => {
  expect(providerOf([])).toBeNull();
  expect(providerOf(["ns1.shop.example"])).toBeNull();
  expect(providerOf(["ada.ns.cloudflare.com", "ns1.domaincontrol.com"]), "two providers").toBeNull();
  expect(providerOf(["evilns.cloudflare.com"]), "a name that only sounds like one").toBeNull();
});
