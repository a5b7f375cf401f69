import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { blockCatalog, blockDefinition, seedFragment } from "@vitrine/blocks";
import { DocumentStore, emptyDocument, insertFragment, type PageDocument, runOperation } from "@vitrine/document";
import { median, percentile, print } from "./figures.ts";
import { startBuiltServer } from "./serve/built-server.ts";

const ROUNDS = 6;
const LARGE_BLOCKS = 2_000;
/** What the content of a large page is made of, over and over. */
const CONTENT = ["heading", "text", "button", "list", "divider", "heading", "text", "image", "spacer"] as const;

interface Api {
  /** Calls the API; throws unless it is answered with 2xx. */
  call(method: string, path: string, body?: unknown): Promise<{ readonly [key: string]: unknown }>;
}

function apiAt(port: number, apiKey: string): Api {
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

/** A page of about `count` blocks, with a form in it. */
function largePage(count: number, title: string): PageDocument {
  const store = new DocumentStore(emptyDocument({ title, language: "pt" }));
  let next = 0;
  const insert = (kind: string, parentId: string, slot: string): string => {
    const definition = blockDefinition(kind);
    if (!definition) throw new Error(`there is no kind ${kind}`);
    const versionOf = (name: string) => blockDefinition(name)?.version ?? 1;
    const fragment = seedFragment({ kind, ...definition.seed("pt") }, () => `b${++next}`, versionOf);
    const result = runOperation(store, blockCatalog, insertFragment(fragment, { parentId, slot, beforeId: null }));
    if (!result.ok) throw new Error(result.problems[0]?.detail);
    return fragment.rootIds[0] ?? "";
  };
  insert("form", insert("section", "page", "body"), "content");
  while (next < count) {
    const section = insert("section", "page", "body");
    for (let i = 0; i < 19 && next < count; i++) insert(CONTENT[i % CONTENT.length] ?? "heading", section, "content");
  }
  return store.toDocument();
}

/** Milliseconds one publish takes. */
async function publishTime(api: Api, pageId: unknown): Promise<number> {
  const started = performance.now();
  await api.call("POST", `/api/pages/${pageId}/publish`, {});
  return performance.now() - started;
}

/** The longest that a health check had to wait while a page was published, in milliseconds. */
async function longestWait(api: Api, port: number, pageId: unknown): Promise<number> {
  let isOver = false;
  const published = publishTime(api, pageId).finally(() => {
    isOver = true;
  });
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

/** What publishing takes through the API, of every template and of a page of 2,000 blocks. */
export async function run(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "vitrine-bench-publish-"));
  const server = await startBuiltServer(data);
  try {
    const cli = join(resolve(process.env.VITRINE_DIST ?? "dist"), "server", "cli.js");
    const words = ["account", "create", "--email", "bench@example.com", "--password", "Abcdef1!"];
    const env = { PATH: process.env.PATH, VITRINE_DATA: data };
    const { apiKey } = JSON.parse(execFileSync(process.execPath, [cli, ...words], { env, encoding: "utf8" })) as { apiKey: string };
    const api = apiAt(server.port, apiKey);
    const { id: siteId } = await api.call("POST", "/api/sites", { name: "bench", region: "br" });
    const templates = (await api.call("GET", "/api/templates?language=pt")).items as readonly { id: string }[];

    const times: number[] = [];
    const first: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const { id: templateId } of templates) {
        const page = await api.call("POST", "/api/pages", { siteId, slug: `${templateId}-${round}`, title: templateId, templateId });
        (round === 0 ? first : times).push(await publishTime(api, page.id));
      }
    }
    print({ name: "publish.template", value: median(times), unit: "ms", p95: percentile(times, 0.95), templates: templates.length });
    print({ name: "publish.template.first", value: median(first), unit: "ms", slowest: Math.max(...first) });

    const page = await api.call("POST", "/api/pages", {
      siteId,
      slug: "grande",
      title: "Grande",
      document: largePage(LARGE_BLOCKS, "Grande"),
    });
    const large: number[] = [];
    const waits: number[] = [];
    for (let version = 1; version <= 2 * ROUNDS; version++) {
      await api.call("PUT", `/api/pages/${page.id}/document`, { version, document: largePage(LARGE_BLOCKS, `Grande ${version}`) });
      if (version % 2 === 0) large.push(await publishTime(api, page.id));
      else waits.push(await longestWait(api, server.port, page.id));
    }
    print({ name: "publish.large", value: median(large), unit: "ms", blocks: LARGE_BLOCKS });
    print({ name: "publish.large.wait", value: median(waits), unit: "ms" });
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
