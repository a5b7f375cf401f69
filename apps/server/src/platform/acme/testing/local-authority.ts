import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCertificate } from "../../../front/https/testing/make-certificate.ts";

/** A server on loopback that answers like an authority, as well or as badly as a test wants. */
export interface LocalAuthority {
  readonly origin: string;
  readonly directory: string;
  readonly extraCa: string;
  /** Every request, as `POST /order`. */
  readonly asked: string[];
  /** How a path is answered; what has no answer here is not found. */
  readonly answers: Map<string, (response: ServerResponse, request: IncomingMessage) => void>;
  /** Answers a path with JSON, and a nonce. */
  say(path: string, body: unknown, head?: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> }): void;
  stop(): Promise<void>;
}

/** @param caaIdentities how CAA entries name it; it does not say where there are none. */
export async function localAuthority(caaIdentities?: readonly string[]): Promise<LocalAuthority> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-authority-"));
  const { certificate, key } = makeCertificate(["localhost"]);
  const extraCa = join(folder, "root.pem");
  await writeFile(extraCa, certificate);
  const asked: string[] = [];
  const answers: LocalAuthority["answers"] = new Map();
  const server = createServer({ cert: certificate, key }, (request, response) => {
    const path = request.url ?? "";
    asked.push(`${request.method} ${path}`);
    request.resume();
    const answer = answers.get(path);
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  let nonce = 0;
  const authority: LocalAuthority = {
    ...{ origin, directory: `${origin}/dir`, extraCa, asked, answers },
    say(path, body, { status = 200, headers = {} } = {}) {
      answers.set(path, (response) => {
        response.writeHead(status, {
          "content-type": "application/json",
          ...(path === "/dir" ? {} : { "replay-nonce": `nonce${++nonce}` }),
          ...headers,
        });
        response.end(typeof body === "string" ? body : JSON.stringify(body));
      });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
  authority.say("/dir", {
    newNonce: `${origin}/nonce`,
    newAccount: `${origin}/account`,
    newOrder: `${origin}/order`,
    ...(caaIdentities ? { meta: { caaIdentities } } : {}),
  });
  authority.say("/nonce", "");
  return authority;
}
