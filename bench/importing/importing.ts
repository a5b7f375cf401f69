import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { percentile, print } from "../figures.ts";
import { ask, closeConnections } from "../sessions/http.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { createAccount } from "../support/operator.ts";

const TAGS = 400;
const IMPORTS = 20;
const LIMIT_MS = 1_000;
/** Elements of a card: a column with a heading, words, a list of two and a button. */
const TAGS_EACH = 9;

const CARD = (index: number) =>
  `<div class="col-md-4 card"><h3>Plano ${index}</h3><p>Tudo do plano anterior e <b>mais ${index} aulas</b> ao vivo.</p><ul><li>Suporte por e-mail</li><li>Certificado</li></ul><a class="btn btn-primary" href="https://pay.example.com/${index}">Quero o plano ${index}</a><hr></div>`;

/** A page as somebody has it, with its style sheet and so many elements. */
function page(): string {
  const cards = Array.from({ length: Math.ceil(TAGS / TAGS_EACH) }, (_, index) => CARD(index));
  const rows = Array.from({ length: Math.ceil(cards.length / 3) }, (_, row) => cards.slice(row * 3, row * 3 + 3).join(""));
  const css = Array.from({ length: 200 }, (_, rule) => `.rule-${rule} h3{color:#1122${(rule % 90) + 10}}`).join("");
  const own = ".card{padding:24px;background:#f6f2ea;border-radius:12px}.btn{background:#3b2415;color:#fff;padding:12px 20px}";
  const sections = rows.map((row) => `<section class="py-5"><div class="row">${row}</div></section>`);
  return `<!doctype html><html lang="pt"><head><title>Planos</title><style>${own}${css}</style></head><body>${sections.join("")}</body></html>`;
}

/** How long somebody waits who imports a page of 400 elements without pictures of other servers, the network apart. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-importing-"));
  const server = await startBuiltServer(folder);
  try {
    const { port } = server;
    const { apiKey } = await createAccount(folder);
    const headers = { authorization: `Bearer ${apiKey}` };
    const made = await ask(port, { method: "POST", path: "/api/sites", body: { name: "importa", region: "br" }, headers });
    const site = JSON.parse(made.text) as { readonly id: string };
    const html = page();
    const times: number[] = [];
    let blocks = 0;
    for (let index = 0; index < IMPORTS; index++) {
      const body = new FormData();
      body.set("siteId", site.id);
      body.set("slug", `p-${index}`);
      body.set("file", new File([html], "planos.html", { type: "text/html" }));
      const began = performance.now();
      const reply = await fetch(`http://localhost:${port}/api/pages/import`, { method: "POST", headers, body });
      const answer = (await reply.json()) as { readonly report: { readonly blocks: number } };
      times.push(performance.now() - began);
      if (reply.status !== 201) throw new Error(`an import was answered ${reply.status}: ${JSON.stringify(answer)}`);
      blocks = answer.report.blocks;
    }
    const tags = html.match(/<[a-z]/g)?.length ?? 0;
    const value = percentile(times, 0.5);
    // The first finds nothing warm.
    const details = { limit: LIMIT_MS, first: times[0], least: Math.min(...times), most: Math.max(...times), tags, blocks };
    print({ name: "importing.page", value, unit: "ms", ...details });
    if (value > LIMIT_MS) process.exitCode = 1;
  } finally {
    closeConnections();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
