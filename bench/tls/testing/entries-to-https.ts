import { mkdirSync } from "node:fs";
import { get } from "node:https";
import { join } from "node:path";
import { pebbleProgram } from "../../../apps/server/src/features/domains/certificates/testing/pebble-program.ts";
import { startPebble } from "../../../apps/server/src/features/domains/certificates/testing/start-pebble.ts";
import { openPortAhead } from "../../../apps/server/src/features/domains/testing/open-port-ahead.ts";
import { a, cname, dnsAnswerer, ns, txt } from "../../../apps/server/src/platform/dns/testing/dns-answerer.ts";
import { runBuiltCommand, startBuiltServer } from "../../../apps/server/src/testing/built-server.ts";
import { pageWithForm } from "../../../apps/server/src/testing/page-with-form.ts";
import { freePort, send } from "../../../apps/server/src/testing/send.ts";

interface Entry {
  readonly type: "TXT" | "A" | "CNAME";
  readonly host: string;
  readonly value: string;
}

const ENTRY = { TXT: txt, A: a, CNAME: cname };
const ADDRESS = "203.0.113.7";
const PATH = "/oferta";
const LOOK_MS = 20;
const MOST_MS = 60_000;

/** Whether a browser that believes this authority and nobody else gets the page. */
function isShown(port: number, host: string, ca: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: "127.0.0.1", port, path: PATH, servername: host, headers: { host }, ca, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode === 200));
    });
    asked.on("error", () => resolve(false));
  });
}

/**
 * How long each of some domains takes from right entries, when their owner presses "Verify now", until its page comes over
 * HTTPS with a certificate of an authority's: the built server, on Debian's pebble, in milliseconds.
 */
export async function entriesToHttps(folder: string, domains: number): Promise<number[]> {
  const program = pebbleProgram();
  if (program === null) throw new Error("install pebble to measure how soon a domain is served over HTTPS");
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const eighty = await openPortAhead();
    stops.push(eighty.stop);
    const pebble = await startPebble(program, { http: eighty.port });
    stops.push(pebble.stop);
    const names = await dnsAnswerer();
    stops.push(names.stop);
    const [port, httpsPort] = [await freePort(), await freePort()];
    const data = join(folder, "issuing");
    mkdirSync(data);
    const env = {
      ...{ PORT: String(port), VITRINE_HTTPS_PORT: String(httpsPort), VITRINE_DATA: data },
      ...{ VITRINE_DNS_SERVERS: names.address, VITRINE_PUBLIC_ADDRESSES: ADDRESS, VITRINE_SITES_DOMAIN: "vitrine-sites.example" },
      ...{ VITRINE_ACME_DIRECTORY: pebble.directory, VITRINE_ACME_CA: pebble.extraCa },
    };
    const made = runBuiltCommand(env, "account", "create", "--email", "bench@example.com", "--password", "Segredo#2026");
    if (made.code !== 0) throw new Error(made.stderr);
    const { apiKey } = JSON.parse(made.stdout) as { apiKey: string };
    const server = await startBuiltServer(env);
    stops.push(() => server.end("SIGTERM"));
    eighty.leadTo(port);
    const call = async (method: string, path: string, body?: unknown) => {
      const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
      const reply = await send(port, "localhost", path, { method, headers, body: JSON.stringify(body ?? {}) });
      if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.text}`);
      return reply.json();
    };
    const { id: siteId } = await call("POST", "/api/sites", { name: "bench", region: "br" });
    const page = await call("POST", "/api/pages", { siteId, slug: PATH.slice(1), title: "Oferta", document: pageWithForm().document });
    await call("POST", `/api/pages/${page.id}/publish`);
    const ca = await pebble.root();
    const took: number[] = [];
    for (let number = 1; number <= domains; number++) {
      const name = `d${number}.example`;
      const { id, records } = (await call("POST", `/api/sites/${siteId}/domains`, { name })) as { id: string; records: readonly Entry[] };
      names.entries.set(`NS ${name}`, [ns(name, "ns1.example")]);
      for (const { type, host, value } of records) names.entries.set(`${type} ${host}`, [ENTRY[type](host, value)]);
      const began = performance.now();
      const { state } = await call("POST", `/api/domains/${id}/verify`);
      if (state !== "completed") throw new Error(`${name} is ${state}`);
      while (!(await isShown(httpsPort, name, ca))) {
        if (performance.now() - began > MOST_MS) throw new Error(`${name} is not shown over HTTPS after ${MOST_MS} ms`);
        await new Promise((done) => setTimeout(done, LOOK_MS));
      }
      took.push(performance.now() - began);
    }
    return took;
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
