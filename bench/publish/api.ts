import { execFileSync } from "node:child_process";
import { Agent, request } from "node:http";
import { join, resolve } from "node:path";

export interface ApiClient {
  /** Calls the API; throws unless it is answered with 2xx. */
  call(method: string, path: string, body?: unknown): Promise<{ readonly [key: string]: unknown }>;
}

export function apiAt(port: number, apiKey: string): ApiClient {
  const agent = new Agent({ keepAlive: true });
  return {
    call(method, path, body) {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { host: `localhost:${port}`, authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
      return new Promise((resolve, reject) => {
        const outgoing = request({ host: "127.0.0.1", port, path, method, agent, headers }, (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
          incoming.on("end", () => {
            const reply = Buffer.concat(chunks).toString();
            if ((incoming.statusCode ?? 0) >= 300) reject(new Error(`${method} ${path}: ${incoming.statusCode} ${reply.slice(0, 300)}`));
            else resolve(JSON.parse(reply));
          });
        });
        outgoing.on("error", reject);
        outgoing.end(text);
      });
    },
  };
}

/** A key of a new account on the server that runs on this data folder. */
export function newApiKey(dataFolder: string): string {
  const cli = join(resolve(process.env.VITRINE_DIST ?? "dist"), "server", "cli.js");
  const words = ["account", "create", "--email", "bench@example.com", "--password", "Abcdef1!"];
  const env = { PATH: process.env.PATH, VITRINE_DATA: dataFolder };
  const { apiKey } = JSON.parse(execFileSync(process.execPath, [cli, ...words], { env, encoding: "utf8" })) as { apiKey: string };
  return apiKey;
}

/** Milliseconds one publish takes. */
export async function publishTime(api: ApiClient, pageId: unknown): Promise<number> {
  const started = performance.now();
  await api.call("POST", `/api/pages/${pageId}/publish`, {});
  return performance.now() - started;
}

/** The longest that a health check had to wait while a page was published, in milliseconds. */
export async function longestWait(api: ApiClient, port: number, pageId: unknown): Promise<number> {
  let isOver = false;
  const published = publishTime(api, pageId).finally(() => {
    isOver = true;
  });
  // A refusal may come while a health check is on its way; it is thrown below.
  published.catch(() => undefined);
  let longest = 0;
  while (!isOver) {
    const asked = performance.now();
    await fetch(`http://127.0.0.1:${port}/healthz`).then((reply) => reply.text());
    longest = Math.max(longest, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await published;
  return longest;
}
