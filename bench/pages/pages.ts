import { median, percentile, print } from "../figures.ts";
import { openStopped } from "../leads/fill-leads.ts";
import { ask } from "../sessions/http.ts";
import { type BenchDatabase, onBothDatabases } from "../support/both-databases.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { type BenchAccount, createAccount } from "../support/operator.ts";
import { fillPages, productId, siteId, tagId } from "./fill-pages.ts";

/** Fewer are for trying things out. */
const PAGES = Number(process.env.BENCH_PAGES ?? 10_000);
const ROUNDS = 60;
const LIMIT_MS = 80;
/** As many as the screen asks for at a time. */
const SHOWN = 30;

const FILTERS: Readonly<Record<string, string>> = {
  "no filter": "mainsOnly=true",
  "a site": `mainsOnly=true&siteId=${siteId(2)}`,
  "a type": "type=downsell",
  "a tag": `tagId=${tagId(4)}`,
  "a product": `productId=${productId(3)}`,
  published: "status=published",
  "not published": "status=not_published",
  "the trash": "status=deleted",
  "a word that many have": "search=ver%C3%A3o",
  "a word of one": "search=oferta-4711",
  "a word without its accent, that many have": "search=verao",
  "a word of none": "search=inverno",
  "a word in the trash": "status=deleted&search=mentoria",
  "a tag and a product that no page has both of": `tagId=${tagId(0)}&productId=${productId(3)}&type=sales&siteId=${siteId(1)}`,
  "a site, a type, a product, published, a word": `siteId=${siteId(3)}&type=sales&productId=${productId(6)}&status=published&search=mentoria`,
  "a hundred in one go": "mainsOnly=true&limit=100",
};

interface Listed {
  readonly nextCursor: string | null;
  readonly items: readonly unknown[];
}

async function list(port: number, { apiKey }: BenchAccount, query: string): Promise<{ readonly ms: number; readonly listed: Listed }> {
  const path = `/api/pages?${query}${query.includes("limit=") ? "" : `&limit=${SHOWN}`}`;
  const { status, ms, text } = await ask(port, { path, headers: { authorization: `Bearer ${apiKey}` } });
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${text}`);
  return { ms, listed: JSON.parse(text) as Listed };
}

/** Where the last page of a list begins, of `most` at the most. */
async function goDeep(port: number, account: BenchAccount, query: string, most: number): Promise<string> {
  let cursor = "";
  for (let page = 1; page < most; page++) {
    const { listed } = await list(port, account, `${query}&limit=100${cursor}`);
    if (listed.nextCursor === null) break;
    cursor = `&cursor=${listed.nextCursor}`;
  }
  return `${query}${cursor}`;
}

async function measure({ kind, url, folder }: BenchDatabase): Promise<void> {
  const env: Readonly<Record<string, string>> = url ? { DATABASE_URL: url } : {};
  let server = await startBuiltServer(folder, env);
  const account = await createAccount(folder);
  const post = async (path: string, body: object): Promise<string> => {
    const reply = await ask(server.port, { method: "POST", path, headers: { authorization: `Bearer ${account.apiKey}` }, body });
    if (reply.status >= 300) throw new Error(`${path} was answered ${reply.status}: ${reply.text}`);
    return (JSON.parse(reply.text) as { readonly id: string }).id;
  };
  const site = await post("/api/sites", { name: "matriz", region: "br" });
  const like = await post("/api/pages", { siteId: site, slug: "primeira", title: "Primeira" });
  await server.stop();
  const database = await openStopped(folder, url);
  await fillPages(database, like, PAGES);
  await database.queries.execute("VACUUM ANALYZE pages");
  await database.stop();

  server = await startBuiltServer(folder, env);
  try {
    const { port } = server;
    const queries = new Map(Object.entries(FILTERS));
    for (const [name, query] of [
      ["no filter, 3,000 further down", "mainsOnly=true"],
      ["published, the last ones", "status=published"],
      ["the trash, the last ones", "status=deleted"],
    ] as const)
      queries.set(name, await goDeep(port, account, query, name.startsWith("no filter") ? 31 : Number.POSITIVE_INFINITY));
    const took = new Map([...queries.keys()].map((name): [string, number[]] => [name, []]));
    // One of each in turn: a moment in which the machine is slow is nobody's alone.
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, query] of queries) took.get(name)?.push((await list(port, account, query)).ms);
    for (const [name, all] of took)
      print({ name: `pages: list, ${name} (${kind})`, value: percentile(all, 0.95), unit: "ms", limit: LIMIT_MS, p50: median(all) });
  } finally {
    await server.stop();
  }
}

/** The list of ten thousand pages under each filter and some together, p95, on both databases. */
export async function run(): Promise<void> {
  await onBothDatabases(measure);
}
