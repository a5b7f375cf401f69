import { type HostPart, hostKey } from "@vitrine/contract";
import { a, aaaa, cname, type DnsAnswerer, dnsAnswerer, ns, txt } from "../../../platform/dns/testing/dns-answerer.ts";
import type { Reply } from "../../../testing/send.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";

/** A domain as the API shows it. */
type Shown = ReturnType<Reply["json"]>;

/** A server that asks a name server of the test's own, with somebody who has a site on it. */
export interface DomainsFixture {
  readonly server: TestServer;
  readonly names: DnsAnswerer;
  /** Somebody with a site of their own. */
  newOwner(siteName: string): Promise<Owner>;
  /** Makes the entries that a domain asks for, and says whose its zone is. */
  enter(domain: Shown): void;
  /** Takes every entry of a name and what is under it away. */
  clear(name: string): void;
  /** What visitors meet under a name; null where they meet nothing. */
  partOf(host: string): Promise<HostPart | null>;
  stop(): Promise<void>;
}

export interface Owner extends TestCaller {
  readonly siteId: string;
  connect(name: string): Promise<Reply>;
  /** The domain as the reply to `Verify now` has it. */
  verify(id: string): Promise<Shown>;
  get(id: string): Promise<Shown>;
  remove(id: string): Promise<Reply>;
  /** The site's address. */
  address(): Promise<string>;
}

export const ADDRESS = "203.0.113.7";
export const SITES_DOMAIN = "vitrine-sites.example";

export async function domainsFixture(env: Readonly<Record<string, string>> = {}): Promise<DomainsFixture> {
  const names = await dnsAnswerer();
  const server = await startTestServer({
    VITRINE_DNS_SERVERS: names.address,
    VITRINE_PUBLIC_ADDRESSES: ADDRESS,
    VITRINE_SITES_DOMAIN: SITES_DOMAIN,
    ...env,
  });
  return {
    server,
    names,
    async newOwner(siteName) {
      const caller = await server.newCaller();
      const siteId = (await caller.call("POST", "/api/sites", { name: siteName, region: "br" })).json().id;
      return {
        ...caller,
        siteId,
        connect: (name) => caller.call("POST", `/api/sites/${siteId}/domains`, { name }),
        verify: async (id) => (await caller.call("POST", `/api/domains/${id}/verify`)).json(),
        get: async (id) => (await caller.call("GET", `/api/domains/${id}`)).json(),
        remove: (id) => caller.call("DELETE", `/api/domains/${id}`),
        address: async () =>
          (await caller.call("GET", "/api/sites")).json().items.find(({ id }: { readonly id: string }) => id === siteId).url,
      };
    },
    enter({ zone, records }) {
      names.entries.set(`NS ${zone}`, [ns(zone, `ns1.${zone}`)]);
      for (const { type, host, value } of records) {
        const entry = { TXT: txt, A: a, AAAA: aaaa, CNAME: cname }[type as "TXT" | "A" | "AAAA" | "CNAME"](host, value);
        names.entries.set(`${type} ${host}`, [entry]);
      }
    },
    clear(name) {
      for (const key of [...names.entries.keys()]) if (key.endsWith(` ${name}`) || key.endsWith(`.${name}`)) names.entries.delete(key);
    },
    partOf: async (host) => JSON.parse((await server.running.platform.storage.get(hostKey(host)))?.toString() ?? "null"),
    async stop() {
      await server.stop();
      await names.stop();
    },
  };
}
