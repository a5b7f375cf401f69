import { type CallRules, contract } from "@vitrine/contract";
import { DEFAULT_TOKENS, emptyDocument, PAGE_ID } from "@vitrine/document";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPasskey } from "../features/factors/passkey/passkey-store.ts";
import { uploadImage } from "../features/images/index.ts";
import { insertLeads, type LeadRow } from "../features/leads/lead-store.ts";
import type { Membership } from "../platform/acting/memberships.ts";
import { callTable } from "../platform/http/api/call-table.ts";
import { testMemberships } from "../testing/test-memberships.ts";
import { logIn, type TestPerson, testBrowser } from "../testing/test-person.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

/** Things that belong to somebody, by what their ids begin with. */
type Owned = "pag" | "sit" | "dom" | "tpl" | "syn" | "lbl" | "img" | "fld" | "key" | "psk" | "ses" | "dev";

let server: TestServer;
let ana: TestPerson;
let bia: TestPerson;
/** An editor of Ana's who is limited to another of her sites than the one that all below stands on. */
let caio: TestPerson;
let siteId: string;
let otherSiteId: string;
let otherPageId: string;
const memberships = testMemberships();
const ids: Partial<Record<Owned, string>> = {};
let snapshot: () => Promise<unknown>;

beforeAll(async () => {
  // Nobody answers there: a domain waits for its entries.
  const names = { VITRINE_DNS_SERVERS: "127.0.0.1:1", VITRINE_PUBLIC_ADDRESSES: "203.0.113.7" };
  server = await startTestServer(names, {}, undefined, { memberships });
  ana = await server.newPerson({ plan: "lifetime" });
  bia = await server.newPerson();
  caio = await server.newPerson();
  siteId = (await ana.call("POST", "/api/sites", { name: "da-ana", region: "br" })).json().id;
  const section = {
    type: "block",
    id: "s",
    kind: "section",
    version: 1,
    parentId: PAGE_ID,
    slot: "body",
    order: "a0",
    props: { tag: "section" },
    styles: {},
  };
  const empty = emptyDocument({ title: "x", language: "pt" });
  const document = { ...empty, records: { ...empty.records, s: section } };
  ids.pag = (await ana.call("POST", "/api/pages", { siteId, slug: "p", title: "P", document })).json().id;
  ids.sit = siteId;
  ids.dom = (await ana.call("POST", `/api/sites/${siteId}/domains`, { name: "da-ana.com.br" })).json().id;
  ids.tpl = (await ana.call("POST", "/api/templates", { kind: "page", name: "Meu", document })).json().id;
  const fragment = { rootIds: ["s"], blocks: [section], tokens: [] };
  VALUES.fragment = fragment;
  ids.syn = (await ana.call("POST", "/api/synced-sections", { name: "Rodapé", fragment })).json().id;
  ids.lbl = (await ana.call("POST", "/api/labels", { kind: "tag", name: "Minha", colour: "sky" })).json().id;
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#884422" } })
    .png()
    .toBuffer();
  const { files } = server.running.services.library;
  ids.img = (await uploadImage(server.running.platform, files, ana.accountId, { name: "a.png", bytes: picture })).id;
  ids.fld = (await ana.call("POST", "/api/image-folders", { name: "Minha" })).json().id;
  VALUES.shareId = (await ana.call("POST", `/api/pages/${ids.pag}/shares`, { expiresAt: VALUES.expiresAt })).json().id;
  VALUES.revisionId = (await ana.call("POST", `/api/pages/${ids.pag}/revisions`, { name: "Antes" })).json().id;
  await ana.call("POST", `/api/pages/${ids.pag}/publish`);
  VALUES.publicationId = (await ana.call("GET", `/api/pages/${ids.pag}/publications`)).json().items[0].id;
  await ana.call("POST", `/api/pages/${ids.pag}/unpublish`);
  ids.key = (await ana.call("POST", "/api/accounts/me/keys", { name: "Planilha", scopes: ["leads:read"] })).json().item.id;
  otherSiteId = (await ana.call("POST", "/api/sites", { name: "outro-da-ana", region: "br" })).json().id;
  otherPageId = (await ana.call("POST", "/api/pages", { siteId: otherSiteId, slug: "q", title: "Q", document })).json().id;
  putToWork(caio, { accountId: ana.accountId, role: "editor", sites: new Set([otherSiteId]) });
  const { platform } = server.running;
  await insertLeads(platform.database.queries, [
    leadOf({ accountId: ana.accountId, siteId, pageId: ids.pag ?? "" }),
    leadOf({ accountId: ana.accountId, siteId: otherSiteId, pageId: otherPageId }),
  ]);
  const passkeyId = platform.clock.id("passkey");
  const now = new Date(platform.clock.now());
  await insertPasskey(platform.database.queries, {
    id: passkeyId,
    accountId: ana.accountId,
    credentialId: "Y3JlZGVuY2lhbA",
    publicKey: "Y2hhdmU",
    counter: 0,
    transports: [],
    isSyncable: false,
    isBackedUp: false,
    name: "Celular",
    createdAt: now,
    lastUsedAt: null,
  });
  ids.psk = passkeyId;
  ids.ses = await logIn(testBrowser(server.port), server.port, { ...ana, trustDevice: true });
  ids.dev = (await ana.call("GET", "/api/auth/devices")).json().items[0].id;
  snapshot = async () => {
    const read = async (path: string) => (await ana.call("GET", path)).json();
    const { items: sessions } = await read("/api/auth/sessions/list");
    const { items: domains } = await read("/api/domains");
    return [
      await read(`/api/pages/${ids.pag}`),
      await read(`/api/pages/${ids.pag}/document`),
      await read(`/api/sites/${siteId}/style`),
      await read(`/api/sites/${siteId}/redirects`),
      await read("/api/templates?own=true"),
      await read(`/api/synced-sections/${ids.syn}`),
      await read("/api/labels"),
      await read(`/api/images/${ids.img}`),
      await read("/api/image-folders"),
      await read(`/api/pages/${ids.pag}/shares`),
      await read("/api/accounts/me/keys"),
      (await read("/api/auth/factors")).passkeys,
      await read("/api/auth/devices"),
      sessions.map(({ sessionId }: { sessionId: string }) => sessionId),
      // It is looked at meanwhile; whose it is and what it is asked for stays.
      domains.map(({ id, name, isMain }: { id: string; name: string; isMain: boolean }) => [id, name, isMain]),
    ];
  };
});
afterAll(() => server.stop());

function putToWork(person: TestPerson, membership: Membership | null): void {
  memberships.put(person.accountId, membership);
  server.running.platform.callers.forget(person.accountId);
}

function leadOf(its: Pick<LeadRow, "accountId" | "siteId" | "pageId">): LeadRow {
  const { clock } = server.running.platform;
  const at = new Date(clock.now());
  return {
    ...its,
    ...{ id: clock.id("lead"), formId: "form", formName: "Contato", status: "completed", isContactable: true, isSuspect: false },
    ...{ answers: [{ name: `of_${its.siteId}`, label: "E-mail", input: "email", value: "joao@example.com" }] },
    ...{ pageUri: "", referer: "", ip: "203.0.113.7", userAgent: "", deduplicationKey: its.siteId, count: 1, createdAt: at, updatedAt: at },
    ...{ step: null, question: null },
  };
}

/** What a call takes, as far as it matters here. */
interface Field {
  safeParse(value: unknown): { readonly success: boolean };
}
interface Described {
  readonly route?: { readonly method?: string; readonly path?: string };
  readonly meta: CallRules;
  readonly inputSchema?: { readonly shape: Readonly<Record<string, Field>> };
}
interface OwnedCall {
  readonly method: string;
  readonly path: string;
  readonly place: string;
  readonly role: CallRules["role"];
  readonly fields: Readonly<Record<string, Field>>;
}

/**
 * Every call with an id in its path that somebody may own. One that anybody may read shows what is nobody's, and an
 * administrator's reaches everybody's.
 */
function* ownedCalls(part: unknown): Generator<OwnedCall> {
  if (typeof part !== "object" || part === null) return;
  const described = (part as Record<string, Described | undefined>)["~orpc"];
  if (!described) {
    for (const inner of Object.values(part)) yield* ownedCalls(inner);
    return;
  }
  const { route, meta, inputSchema } = described;
  const place = /\{(\w+)\}/.exec(route?.path ?? "")?.[1];
  if (!route?.method || place === undefined || meta.access === "admin") return;
  if (meta.access === "anyone" && route.method === "GET") return;
  // What a seal names is a content, the same in every account: whether it is on is of the account that asks.
  if (place === "seal") return;
  // Whoever has it was let in by it.
  if (place === "token") return;
  yield { method: route.method, path: `/api${route.path}`, place, role: meta.role, fields: inputSchema?.shape ?? {} };
}

const CALLS = [...ownedCalls(contract)].map((call) => [`${call.method} ${call.path}`, call] as const);

/** A right value for whatever else a call needs, by its name. */
const VALUES: Record<string, unknown> = {
  name: "Meu",
  version: 1,
  document: emptyDocument({ title: "x", language: "pt" }),
  after: 1,
  baseVersion: 1,
  operationId: "operation-1",
  diff: {},
  tokens: [DEFAULT_TOKENS[0]],
  items: [{ from: "/a", to: "/b" }],
  password: "Roubada#1",
  expiresAt: "2999-01-01T00:00:00.000Z",
};

/** What stands on no site: whoever works in the account reaches it, limited to some sites or not. */
const OF_THE_ACCOUNT: ReadonlySet<Owned> = new Set(["tpl", "syn", "lbl", "img", "fld"]);

/** What is said where there is none, of what has words of its own for that. */
const NOT_THERE: Partial<Record<Owned, string>> = {
  tpl: "TEMPLATE_NOT_FOUND",
  syn: "SYNCED_SECTION_NOT_FOUND",
  lbl: "LABEL_NOT_FOUND",
  img: "IMAGE_NOT_FOUND",
  fld: "FOLDER_NOT_FOUND",
};

/** The thing of Ana's that a call is for: the one whose id it takes. */
function ownedBy(call: OwnedCall): Owned {
  const kinds = Object.entries(ids).filter(([, id]) => call.fields[call.place]?.safeParse(id).success);
  // A place may take more than ids: then its own name says whose it means.
  const [kind] =
    kinds.find(([each]) => call.place.startsWith(each)) ??
    kinds[0] ??
    expect.fail(`nothing is made above whose id ${call.method} ${call.path} takes`);
  return kind as Owned;
}

/** Everything a call needs besides the id; `undefined` where that is nothing. */
function bodyOf(call: OwnedCall): Readonly<Record<string, unknown>> | undefined {
  const needed = Object.entries(call.fields).filter(([name, field]) => name !== call.place && !field.safeParse(undefined).success);
  const body = Object.fromEntries(
    needed.map(([name, field]) => {
      const value = VALUES[name];
      if (!field.safeParse(value).success) expect.fail(`there is no value above for "${name}" of ${call.method} ${call.path}`);
      return [name, value];
    }),
  );
  return needed.length > 0 || call.method === "PATCH" ? body : undefined;
}

test("there are calls to try, and one of each thing that is made above", () => {
  expect(CALLS.length).toBeGreaterThan(12);
  expect([...new Set(CALLS.map(([, call]) => ownedBy(call)))].sort()).toEqual(Object.keys(ids).sort());
});

test.each(CALLS)("%s of somebody else's is not found, and nothing happens to it", async (_name, call) => {
  const owned = ownedBy(call);
  const before = await snapshot();
  for (const somebody of OF_THE_ACCOUNT.has(owned) ? [bia] : [bia, caio]) {
    const ask = (id: string | undefined) => {
      const more: Record<string, unknown> = { ...bodyOf(call) };
      const path = call.path.replace(/\{\w+\}/, id ?? "").replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = String(more[name]);
        delete more[name];
        return value;
      });
      const body = Object.keys(more).length > 0 || call.method === "PATCH" ? more : undefined;
      // What is only read says all of it in its address.
      const query = new URLSearchParams(Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, String(value)]));
      return call.method === "GET" ? somebody.call("GET", body ? `${path}?${query}` : path) : somebody.call(call.method, path, body);
    };
    const reply = await ask(ids[owned]);
    const missing = await ask(`${owned}_01arz3ndektsv4rrffq69g5fav`);
    const isForOwners = somebody === caio && call.role === "owner";
    expect([reply.status, reply.json().code]).toEqual(isForOwners ? [403, "ROLE_REQUIRED"] : [404, NOT_THERE[owned] ?? "NOT_FOUND"]);
    // It must not even tell that it is there.
    expect({ ...reply.json(), requestId: "" }).toEqual({ ...missing.json(), requestId: "" });
  }
  expect(await snapshot()).toEqual(before);
});

test("what a path takes is known from it: its methods, and an id is in one part of it", () => {
  const methodsAt = (path: string) => callTable(contract)(path).map(({ method }) => method);
  expect(methodsAt("/api/pages/pag_1").toSorted()).toEqual(["DELETE", "GET", "PATCH"]);
  expect([methodsAt("/api/pages/pag_1/x"), methodsAt("/api/pages//document"), methodsAt("/pages")]).toEqual([[], [], []]);
});

test("a page cannot be made on somebody else's site, nor on one that is out of reach", async () => {
  for (const somebody of [bia, caio]) {
    const reply = await somebody.call("POST", "/api/pages", { siteId, slug: "x", title: "X" });
    expect([reply.status, reply.json().fields[0].path]).toEqual([404, "siteId"]);
  }
});

test("lists hold nothing of somebody else's, filters or not", async () => {
  for (const path of [
    `/api/pages?siteId=${siteId}`,
    "/api/pages",
    "/api/sites",
    "/api/templates?own=true",
    "/api/synced-sections",
    "/api/accounts/me/keys",
    "/api/auth/devices",
    `/api/leads?pageId=${ids.pag}`,
    `/api/leads?siteId=${siteId}`,
  ]) {
    // A list of pages has what else is in their sets.
    const others = path.startsWith("/api/pages") ? { others: [] } : {};
    expect((await bia.call("GET", path)).json()).toEqual({ items: [], nextCursor: null, ...others });
  }
});

test("an editor of some sites finds these in the lists, whole, and nothing of the others", async () => {
  const sitesIn = async (path: string): Promise<string[]> => {
    const { items } = (await caio.call("GET", path)).json();
    return items.map((item: { id: string; siteId?: string }) => item.siteId ?? item.id);
  };
  for (const path of ["/api/sites", "/api/pages", "/api/leads", "/api/leads?box=all", `/api/leads?pageId=${otherPageId}`]) {
    expect([path, await sitesIn(path)]).toEqual([path, [otherSiteId]]);
  }
  for (const path of [`/api/pages?siteId=${siteId}`, `/api/leads?siteId=${siteId}`, `/api/leads?pageId=${ids.pag}`]) {
    expect([path, await sitesIn(path)]).toEqual([path, []]);
  }
  // The columns of a file tell of other sites' forms as much as its rows would.
  const { text } = await caio.call("GET", "/api/leads.csv");
  expect([text.includes(otherPageId), text.includes(ids.pag ?? "?"), text.includes(`of_${siteId}`)]).toEqual([true, false, false]);
  const published = await caio.call("POST", `/api/pages/${otherPageId}/publish`, { overwrite: false });
  expect(published.status, published.text).toBe(200);
});

test("whoever is limited to no site at all finds nothing; and who is in the account no more, his own account", async () => {
  putToWork(caio, { accountId: ana.accountId, role: "editor", sites: new Set() });
  for (const path of ["/api/sites", "/api/pages", "/api/leads"]) {
    expect((await caio.call("GET", path)).json().items).toEqual([]);
  }
  expect((await caio.call("GET", `/api/pages/${otherPageId}`)).json().code).toBe("NOT_FOUND");
  putToWork(caio, null);
  expect((await caio.call("GET", "/api/images")).json().items).toEqual([]);
  expect((await caio.call("POST", "/api/sites", { name: "do-caio", region: "br" })).status).toBe(201);
});
