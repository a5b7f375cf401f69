import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { LANGUAGES } from "@vitrine/document";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { TEMPLATES } from "./library.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "pesos", region: "br" })).json().id;
});
afterAll(() => server.stop());

const images = JSON.parse(readFileSync(new URL("images/index.json", import.meta.url), "utf8")) as Record<string, { file: string }>;

/** What a library picture weighs on the way to a visitor. */
function pictureBytes(name: string): number {
  return gzipSync(readFileSync(new URL(`images/${images[name]?.file}`, import.meta.url)), { level: 9 }).length;
}

test.each(TEMPLATES)("the card of $id says what visitors load of its page, within a tenth", async ({ id }) => {
  for (const language of LANGUAGES) {
    const { bytes, document } = (await server.send("localhost", `/api/templates/${id}?language=${language}`)).json();
    const made = await ana.call("POST", "/api/pages", { siteId, slug: `${id}-${language}`, title: "Peso", templateId: id, language });
    const { weight } = (await ana.call("POST", `/api/pages/${made.json().id}/publish`, {})).json();
    const shown = new Set([...JSON.stringify(document).matchAll(/lib_([a-z0-9-]+)/g)].map(([, name = ""]) => name));
    const pictures = [...shown].reduce((sum, name) => sum + pictureBytes(name), 0);
    const loaded = weight.html + weight.css + weight.script + pictures;
    const said = `${id}-${language}: ${bytes} said, ${loaded} loaded; scripts/make-thumbnails.ts weighs anew`;
    expect(Math.abs((bytes ?? 0) - loaded), said).toBeLessThanOrEqual(loaded / 10);
  }
});
