import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ipaddr from "ipaddr.js";
import { type CountryResponse, Reader } from "mmdb-lib";
import { isPublicAddress } from "../outgoing/is-public-address.ts";

const require = createRequire(import.meta.url);
let table: Reader<CountryResponse> | null = null;

/** The two letters of the country an IP address belongs to; null where that is not known, as on a private network. */
export function countryOf(address: string): string | null {
  if (!isPublicAddress(address)) return null;
  table ??= new Reader<CountryResponse>(
    readFileSync(require.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb")),
  );
  const found: unknown = table.get(ipaddr.process(address).toString());
  // This table has the code at its top, unlike the vendor's that the library has types of.
  const code = typeof found === "object" && found !== null && "country_code" in found ? found.country_code : null;
  return typeof code === "string" && /^[A-Z]{2}$/.test(code) ? code : null;
}
