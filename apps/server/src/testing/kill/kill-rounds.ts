import { makeBuiltOwner, startBuiltServer } from "../built-server.ts";
import { pageWithForm } from "../page-with-form.ts";
import { send } from "../send.ts";
import { checkAfterKill, type KillState, servedVersion } from "./check-after-kill.ts";
import { checkRecords, uploadImage } from "./kill-images.ts";

export interface KillOptions {
  readonly rounds: number;
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** A number from 0 to 1, new each time: when the next kill comes. */
  readonly chance: () => number;
}

export interface KillReport {
  readonly edits: number;
  readonly publishes: number;
  readonly moves: number;
  readonly leads: number;
  readonly images: number;
  /** Milliseconds from each restart to ready. */
  readonly restarts: readonly number[];
}

/**
 * The kill comes after so many actions of one kind, at most, were acknowledged in a round, and up to so many milliseconds
 * later. Each kind has its rounds: the slower ones would else be cut off each time on a busy machine.
 */
const MOST = { edits: 6, publishes: 2, moves: 2 } as const;
const KINDS = ["edits", "publishes", "moves"] as const;
const MOST_DELAY_MS = 60;
/** Between two visits, and between two forms of one sender: a kill still meets some, and what is slow gets its turn. */
const BREATH_MS = 5;

/**
 * Edits, publishes, uploads images, visits and sends forms all at once, kills the server at a random moment with SIGKILL,
 * starts it again and checks that everything that was acknowledged is there once; so many times over.
 * @throws at the first thing that is lost, doubled or torn.
 */
export async function killRounds({ rounds, env, port, chance }: KillOptions): Promise<KillReport> {
  let server = await startBuiltServer(env);
  const restarts: number[] = [];
  try {
    const state = await prepare(env, port);
    for (let round = 0; round < rounds; round++) {
      const over = new AbortController();
      const work = Promise.all([
        edit(state, over.signal),
        publish(state, over.signal),
        move(state, over.signal),
        visit(state, over.signal),
        upload(state, over.signal),
        ...[1, 2, 3].map((sender) => sendForms(state, `${round}x${sender}`, over.signal)),
      ]);
      const kind = KINDS[round % KINDS.length] ?? "edits";
      const enough = state[kind] + 1 + Math.floor(chance() * MOST[kind]);
      await Promise.race([work, untilDone(state, kind, enough, over.signal)]);
      await pause(chance() * MOST_DELAY_MS);
      const killed = server.end("SIGKILL");
      over.abort();
      await Promise.all([killed, work]);
      await checkRecords(state.images);
      server = await startBuiltServer(env);
      restarts.push(server.readyAfter);
      await checkAfterKill(state);
      if (/"level":"error"/.test(server.errors())) throw new Error(`the restart complained: ${server.errors()}`);
    }
    const { edits, publishes, moves, acknowledgedLeads, images } = state;
    return { edits, publishes, moves, leads: acknowledgedLeads.size, images: images.acknowledged.size, restarts };
  } finally {
    await server.end("SIGKILL");
  }
}

async function untilDone(state: KillState, kind: (typeof KINDS)[number], enough: number, signal: AbortSignal): Promise<void> {
  while (state[kind] < enough && !signal.aborted) await pause(5);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function prepare(env: Readonly<Record<string, string>>, port: number): Promise<KillState> {
  const { apiKey, call } = makeBuiltOwner(env);
  const site = (await call("POST", "/api/sites", { name: "queda", region: "br" })).json();
  const { document, formId, headingId } = pageWithForm();
  const page = (await call("POST", "/api/pages", { siteId: site.id, slug: "p", title: "P", document })).json();
  const moving = (await call("POST", "/api/pages", { siteId: site.id, slug: "m-0", title: "M", document })).json();
  await call("POST", `/api/pages/${moving.id}/publish`);
  const headings = [headingId, `${headingId}end`];
  const state: KillState = {
    ...{ port, call, formId, headings, pageId: page.id, version: 1, edits: 0, publishes: 0, leastServed: 0, lastOperation: null },
    ...{ movingId: moving.id, moves: 0 },
    images: { port, apiKey, dataFolder: env.VITRINE_DATA ?? "", acknowledged: new Set() },
    ...{ sentLeads: new Set(), acknowledgedLeads: new Set() },
  };
  // A second heading at the page's end: an edit changes both, so that a torn page shows two different numbers.
  const first = document.records[headingId];
  const last = { ...first, id: headings[1], order: "a9" };
  const done = await call("POST", `/api/pages/${page.id}/operations`, {
    ...{ baseVersion: 1, operationId: "second-heading", diff: { [headings[1] ?? ""]: [null, last] } },
  });
  if (done.status !== 200) throw new Error(done.text);
  state.version = 2;
  await editOnce(state);
  const published = await call("POST", `/api/pages/${page.id}/publish`);
  if (published.status !== 200) throw new Error(published.text);
  state.leastServed = state.version;
  return state;
}

/** One edit that writes the version it makes into both headings; the server's answer moves the state on. */
async function editOnce(state: KillState): Promise<void> {
  const { document } = (await state.call("GET", `/api/pages/${state.pageId}/document`)).json();
  const next = state.version + 1;
  const diff = Object.fromEntries(
    state.headings.map((id) => {
      const before = document.records[id];
      return [id, [before, { ...before, props: { ...before.props, content: [{ type: "text", text: `version ${next}.` }] } }]];
    }),
  );
  const operation = { baseVersion: state.version, operationId: `operation-${next}`, diff };
  const reply = await state.call("POST", `/api/pages/${state.pageId}/operations`, operation);
  if (reply.status !== 200) throw new Error(`an edit was answered ${reply.status}: ${reply.text}`);
  state.version = reply.json().version;
  state.edits += 1;
  state.lastOperation = operation;
}

/** Does something again and again until the server is killed; what the kill cut off is forgiven. */
async function untilKilled(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Error) || !("code" in error)) throw error;
      await pause(2);
    }
  }
}

function edit(state: KillState, signal: AbortSignal): Promise<void> {
  return untilKilled(signal, () => editOnce(state));
}

function publish(state: KillState, signal: AbortSignal): Promise<void> {
  return untilKilled(signal, async () => {
    const least = state.version;
    const reply = await state.call("POST", `/api/pages/${state.pageId}/publish`);
    if (reply.status !== 200) throw new Error(`a publish was answered ${reply.status}: ${reply.text}`);
    state.publishes += 1;
    state.leastServed = Math.max(state.leastServed, least);
  });
}

function move(state: KillState, signal: AbortSignal): Promise<void> {
  return untilKilled(signal, async () => {
    const next = state.moves + 1;
    const reply = await state.call("PATCH", `/api/pages/${state.movingId}`, { slug: `m-${next}` });
    if (reply.status !== 200) throw new Error(`a move was answered ${reply.status}: ${reply.text}`);
    state.moves = next;
    await pause(20);
  });
}

function upload({ images }: KillState, signal: AbortSignal): Promise<void> {
  return untilKilled(signal, async () => {
    await uploadImage(images);
    await pause(60);
  });
}

function visit(state: KillState, signal: AbortSignal): Promise<void> {
  return untilKilled(signal, async () => {
    const least = state.leastServed;
    servedVersion(await send(state.port, "queda.localhost", "/p"), least);
    await pause(BREATH_MS);
  });
}

function sendForms(state: KillState, sender: string, signal: AbortSignal): Promise<void> {
  let next = 0;
  return untilKilled(signal, async () => {
    const name = `lead-${sender}-${++next}`;
    state.sentLeads.add(name);
    const reply = await send(state.port, "queda.localhost", `/_v/forms/${state.pageId}/${state.formId}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: `http://queda.localhost:${state.port}` },
      body: `name=${name}&email=a%40example.com`,
    });
    if (reply.status !== 303) throw new Error(`a form was answered ${reply.status}: ${reply.text}`);
    state.acknowledgedLeads.add(name);
    await pause(BREATH_MS);
  });
}
