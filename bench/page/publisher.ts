import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { BuiltServer } from "../support/built-server.ts";

/** A page as visitors get it; `weight` in gzip bytes. */
export interface PublishedPage {
  readonly id: string;
  readonly language: string;
  readonly url: string;
  readonly weight: { readonly html: number; readonly css: number; readonly script: number };
}

/** What a page is made of: a template of the product, or a document. */
export interface PageToBe {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly templateId?: string;
  readonly document?: object;
}

export interface Publisher {
  call<Reply>(method: string, path: string, body?: unknown): Promise<Reply>;
  /** Makes a page on the publisher's site and publishes it. */
  publish(page: PageToBe): Promise<PublishedPage>;
}

const run = promisify(execFile);

const SITE = "modelos";

async function newApiKey(dataFolder: string): Promise<string> {
  const cli = join(resolve(process.env.VITRINE_DIST ?? "dist"), "server", "cli.js");
  const account = ["account", "create", "--email", "modelos@example.com", "--password", "Vitrine#2026"];
  const { stdout } = await run(process.execPath, [cli, ...account], { env: { PATH: process.env.PATH, VITRINE_DATA: dataFolder } });
  return (JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as { apiKey: string }).apiKey;
}

/** An account with one site on a running server, which publishes through the API. */
export async function openPublisher(server: BuiltServer, dataFolder: string): Promise<Publisher> {
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
  return {
    call,
    publish: async ({ id, language, ...page }) => {
      const made = await call<{ id: string }>("POST", "/pages", { siteId: site.id, slug: `${id}-${language}`, language, ...page });
      const { url, weight } = await call<Pick<PublishedPage, "url" | "weight">>("POST", `/pages/${made.id}/publish`, {});
      return { id, language, url, weight };
    },
  };
}
