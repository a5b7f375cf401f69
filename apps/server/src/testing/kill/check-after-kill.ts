import { type Reply, send } from "../send.ts";
import { checkLibrary, type KillImages } from "./kill-images.ts";

/** What the one who edits, publishes and sends forms knows to be true of the server. */
export interface KillState {
  readonly port: number;
  readonly pageId: string;
  readonly formId: string;
  readonly headings: readonly string[];
  readonly call: (method: string, path: string, body?: unknown) => Promise<Reply>;
  /** The newest version an answer spoke of. */
  version: number;
  edits: number;
  publishes: number;
  /** A publish of this version was acknowledged: nothing older may be served. */
  leastServed: number;
  /** The last edit that was acknowledged, as it was sent. */
  lastOperation: { readonly operationId: string } | null;
  /** Another page, which goes from `m-0` to `m-1` and on; `moves` is the newest that was acknowledged. */
  readonly movingId: string;
  moves: number;
  readonly images: KillImages;
  readonly sentLeads: Set<string>;
  readonly acknowledgedLeads: Set<string>;
}

/** The version a served page is of; throws when it is not a whole one, or older than one already served. */
export function servedVersion(reply: Reply, least: number): number {
  const versions = [...reply.text.matchAll(/version (\d+)\./g)].map((match) => Number(match[1]));
  const [first = 0, second] = versions;
  const isWhole = reply.status === 200 && versions.length === 2 && first === second && reply.text.trimEnd().endsWith("</html>");
  if (!isWhole) throw new Error(`a torn page was served (${reply.status}): ${versions.join()}`);
  if (first < least) throw new Error(`version ${first} was served when ${least} had been published`);
  return first;
}

const DRAINED_WITHIN_MS = 10_000;

/** Checks after a restart that everything that was acknowledged is there, once, and whole. */
export async function checkAfterKill(state: KillState): Promise<void> {
  await checkDocument(state);
  state.leastServed = servedVersion(await send(state.port, "queda.localhost", "/p"), state.leastServed);
  await checkMoves(state);
  await checkLibrary(state.images);
  await checkLeads(state);
}

/** The document is at the last acknowledged edit, or at the one that was cut off. */
async function checkDocument(state: KillState): Promise<void> {
  const { version, document } = (await state.call("GET", `/api/pages/${state.pageId}/document`)).json();
  if (version < state.version || version > state.version + 1) throw new Error(`version ${version} after ${state.version} was acknowledged`);
  for (const id of state.headings) {
    const { text } = document.records[id].props.content[0];
    if (text !== `version ${version}.`) throw new Error(`version ${version} says ${text}`);
  }
  state.version = version;
  if (!state.lastOperation) return;
  const again = await state.call("POST", `/api/pages/${state.pageId}/operations`, state.lastOperation);
  const after = (await state.call("GET", `/api/pages/${state.pageId}`)).json();
  if (again.status !== 200 || after.version !== version) throw new Error(`an edit sent again was done again: ${again.text}`);
}

/** The page that moves is where it was last said to be, or one further, and its first address leads there. */
async function checkMoves(state: KillState): Promise<void> {
  const { slug } = (await state.call("GET", `/api/pages/${state.movingId}`)).json();
  const at = Number(slug.slice("m-".length));
  if (at < state.moves || at > state.moves + 1) throw new Error(`the page is at ${slug} after move ${state.moves} was acknowledged`);
  const [now, first] = [await send(state.port, "queda.localhost", `/${slug}`), await send(state.port, "queda.localhost", "/m-0")];
  if (now.status !== 200) throw new Error(`the page that moved is answered ${now.status} at ${slug}`);
  if (at > 0 && first.headers.location !== `/${slug}`) throw new Error(`its first address leads to ${first.headers.location}, not ${slug}`);
  state.moves = at;
}

/** Every acknowledged lead is there once; one that was cut off is there once or not; there is no other. */
async function checkLeads(state: KillState): Promise<void> {
  for (const deadline = Date.now() + DRAINED_WITHIN_MS; ; ) {
    const { text } = await state.call("GET", `/api/leads.csv?pageId=${state.pageId}&box=all`);
    const names = text.match(/lead-\d+x\d+-\d+/g) ?? [];
    const stored = new Set(names);
    if (stored.size !== names.length) throw new Error(`${names.length - stored.size} leads are there twice`);
    for (const name of stored) if (!state.sentLeads.has(name)) throw new Error(`nobody sent ${name}`);
    const missing = [...state.acknowledgedLeads].filter((name) => !stored.has(name));
    if (missing.length === 0) return;
    if (Date.now() > deadline) throw new Error(`${missing.length} acknowledged leads are lost: ${missing.slice(0, 5).join()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
