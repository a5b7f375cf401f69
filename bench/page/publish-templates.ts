import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { BuiltServer } from "../support/built-server.ts";

/** A template as visitors get it; `weight` in gzip bytes. */
export interface PublishedTemplate {
  readonly id: string;
  readonly language: string;
  readonly url: string;
  readonly weight: { readonly html: number; readonly css: number; readonly script: number };
}

const run = promisify(execFile);

const SITE = "modelos";

async function newApiKey(dataFolder: string): Promise<string> {
  const cli = join(resolve(process.env.VITRINE_DIST ?? "dist"), "server", "cli.js");
  const account = ["account", "create", "--email", "modelos@example.com", "--password", "Vitrine#2026"];
  const { stdout } = await run(process.execPath, [cli, ...account], { env: { PATH: process.env.PATH, VITRINE_DATA: dataFolder } });
  return (JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as { apiKey: string }).apiKey;
}

/** Publishes every template in these languages on a running server, through its API. */
export async function publishTemplates(
  server: BuiltServer,
  dataFolder: string,
  languages: readonly string[],
): Promise<PublishedTemplate[]> {
  const apiKey = await newApiKey(dataFolder);
  const call = async <Reply>(method: string, path: string, body?: unknown): Promise<Reply> => {
    const answer = await fetch(`http://localhost:${server.port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Reply;
  };
  const site = await call<{ id: string }>("POST", "/sites", { name: SITE, region: "br" });
  const published: PublishedTemplate[] = [];
  for (const language of languages) {
    const { items } = await call<{ items: { id: string; name: string }[] }>("GET", `/templates?language=${language}`);
    for (const { id, name } of items) {
      const page = { siteId: site.id, slug: `${id}-${language}`, title: name, templateId: id, language };
      const { id: pageId } = await call<{ id: string }>("POST", "/pages", page);
      const { url, weight } = await call<Pick<PublishedTemplate, "url" | "weight">>("POST", `/pages/${pageId}/publish`, {});
      published.push({ id, language, url, weight });
    }
  }
  return published;
}
