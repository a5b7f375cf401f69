import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, request as requestHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "../../../../front/https/testing/make-certificate.ts";
import type { Pebble } from "./start-pebble.ts";

/** What the authority says of one certificate: what is answered, whatever that is. */
export type RenewalAnswer = (response: ServerResponse) => void;

/** Pebble with what it lacks: it says when certificates are best renewed, and what was replaced already (RFC 9773). */
export interface RenewalAuthority {
  readonly directory: string;
  readonly extraCa: string;
  /** Ids that were asked about, one after the other. */
  readonly asked: string[];
  /** New orders that were taken or refused as such, each with the id it is said to replace: now and then pebble wants one said anew. */
  readonly orders: { readonly host: string; readonly replaces: string | null }[];
  /** What is answered about each certificate of which nothing else is said. */
  otherwise: RenewalAnswer;
  readonly answers: Map<string, RenewalAnswer>;
  /** Ids of which it says that another certificate has replaced them. */
  readonly replaced: Set<string>;
  stop(): Promise<void>;
}

/** Suggests a window, in milliseconds since 1970. */
export function suggest(start: number, end: number, headers: Readonly<Record<string, string>> = {}): RenewalAnswer {
  const suggestedWindow = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  return (response) => response.writeHead(200, headers).end(JSON.stringify({ suggestedWindow }));
}

const RENEWALS = "/renewal-info";
const ORDERS = "/order-plz";

export async function renewalAuthority(pebble: Pebble): Promise<RenewalAuthority> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-renewals-"));
  const { certificate, key } = makeCertificate(["localhost"]);
  const extraCa = join(folder, "root.pem");
  await writeFile(extraCa, certificate);
  const { port: pebblePort } = new URL(pebble.directory);
  const server = createServer({ cert: certificate, key }, (request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  const authority: RenewalAuthority = {
    ...{ directory: `${origin}/dir`, extraCa, asked: [], orders: [], answers: new Map(), replaced: new Set() },
    otherwise: (response) => response.writeHead(404).end(),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: path = "", method = "GET" } = request;
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    if (path.startsWith(`${RENEWALS}/`)) {
      const id = path.slice(RENEWALS.length + 1);
      authority.asked.push(id);
      (authority.answers.get(id) ?? authority.otherwise)(response);
      return;
    }
    const order = path === ORDERS ? orderIn(body) : null;
    if (order?.replaces && authority.replaced.has(order.replaces)) {
      authority.orders.push(order);
      const problem = { type: "urn:ietf:params:acme:error:alreadyReplaced", detail: "another certificate replaced it" };
      response.writeHead(409, { "content-type": "application/problem+json" }).end(JSON.stringify(problem));
      return;
    }
    // Pebble makes its addresses of the name it is asked under.
    const sent = requestHttps(
      { ...{ host: "127.0.0.1", port: pebblePort, path, method, headers: request.headers }, rejectUnauthorized: false },
      async (reply) => {
        if (order !== null && reply.statusCode === 201) authority.orders.push(order);
        const text = Buffer.concat(await Array.fromAsync(reply as AsyncIterable<Buffer>));
        const { "content-length": _length, ...headers } = reply.headers;
        const whole = path === "/dir" ? JSON.stringify({ ...JSON.parse(String(text)), renewalInfo: `${origin}${RENEWALS}` }) : text;
        response.writeHead(reply.statusCode ?? 500, headers).end(whole);
      },
    );
    sent.on("error", () => response.destroy()).end(body);
  };
  return authority;
}

function orderIn(body: Buffer): RenewalAuthority["orders"][number] {
  const { payload } = JSON.parse(String(body)) as { payload: string };
  const { replaces = null, identifiers } = JSON.parse(String(Buffer.from(payload, "base64url"))) as {
    readonly replaces?: string;
    readonly identifiers: readonly { readonly value: string }[];
  };
  return { host: identifiers[0]?.value ?? "", replaces };
}
