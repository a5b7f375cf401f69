import { PAGES_A_SET } from "@vitrine/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageWithForm } from "../../testing/page-with-form.ts";
import type { Reply } from "../../testing/send.ts";
import { startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { LIFE_RULES, type PageDeed } from "./policy.ts";

let server: TestServer;
let ana: TestCaller;
let siteId: string;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  siteId = (await ana.call("POST", "/api/sites", { name: "regras", region: "br" })).json().id;
});
afterAll(() => server.stop());

let made = 0;
async function newPage(): Promise<string> {
  const page = { siteId, slug: `regra-${++made}`, title: "Página", document: pageWithForm().document };
  return (await ana.call("POST", "/api/pages", page)).json().id;
}
const variantOf = async (id: string, more: object = {}): Promise<string> =>
  (await ana.call("POST", `/api/pages/${id}/variants`, more)).json().id;
const publish = (id: string) => ana.call("POST", `/api/pages/${id}/publish`);
const unpublish = (id: string) => ana.call("POST", `/api/pages/${id}/unpublish`);

/** How each deed of the table is done from outside. */
const CALLS: Record<PageDeed, (id: string) => Promise<Reply>> = {
  delete: (id) => ana.call("DELETE", `/api/pages/${id}`),
  add_variant: (id) => ana.call("POST", `/api/pages/${id}/variants`, {}),
  sync: (id) => ana.call("PATCH", `/api/pages/${id}`, { syncs: true }),
};

interface Situation {
  readonly id: string;
  /** Ends what holds the deed back, as the refusal says. */
  end(): Promise<unknown>;
}

/** A page of which a rule holds, by the calls somebody would make. A rule without one fails. */
const SITUATIONS: Record<string, () => Promise<Situation>> = {
  PAGE_PUBLISHED: async () => {
    const id = await newPage();
    await publish(id);
    return { id, end: () => unpublish(id) };
  },
  PAGE_SYNCED: async () => {
    const main = await newPage();
    const id = await variantOf(main, { syncs: true });
    const other = await variantOf(main);
    await publish(main);
    await unpublish(id);
    return { id, end: () => ana.call("POST", `/api/pages/${other}/make-main`) };
  },
  PAGE_HAS_VARIANTS: async () => {
    const id = await newPage();
    const variant = await variantOf(id);
    return { id, end: () => ana.call("POST", `/api/pages/${variant}/make-main`) };
  },
  PAGE_SET_FULL: async () => {
    const id = await newPage();
    const variants: string[] = [];
    while (variants.length < PAGES_A_SET - 1) variants.push(await variantOf(id));
    return { id, end: () => ana.call("DELETE", `/api/pages/${variants[0]}`) };
  },
  PAGE_IS_NO_VARIANT: async () => {
    const [id, main] = [await newPage(), await newPage()];
    return {
      id,
      end: async () => {
        await variantOf(id, { isMain: true });
        return main;
      },
    };
  },
};

const codeOf = (reply: Reply): string => (reply.status < 300 ? "done" : reply.json().code);

describe.each(LIFE_RULES.map(({ code, holdsBack }) => ({ code, holdsBack })))("$code", ({ code, holdsBack }) => {
  test(`holds back ${holdsBack} for as long as it is so, and changes nothing`, async () => {
    const { id, end } = (await SITUATIONS[code]?.()) ?? { id: "", end: () => Promise.reject(new Error(`no situation for ${code}`)) };
    const before = (await ana.call("GET", `/api/pages/${id}`)).json();
    expect(codeOf(await CALLS[holdsBack](id))).toBe(code);
    expect((await ana.call("GET", `/api/pages/${id}`)).json()).toEqual(before);
    await end();
    expect(codeOf(await CALLS[holdsBack](id))).toBe("done");
  });

  const others = (Object.keys(CALLS) as PageDeed[]).filter(
    (deed) => deed !== holdsBack && !LIFE_RULES.some((rule) => rule.code === code && rule.holdsBack === deed),
  );
  test.each(others)("does not hold back %s", async (deed) => {
    const { id } = (await SITUATIONS[code]?.()) ?? { id: "" };
    expect(codeOf(await CALLS[deed](id))).not.toBe(code);
  });
});

test("a page that is live is told first what would hold it back off its site too", async () => {
  const main = await newPage();
  const variant = await variantOf(main, { syncs: true });
  await publish(main);
  expect([codeOf(await CALLS.delete(main)), codeOf(await CALLS.delete(variant))]).toEqual(["PAGE_HAS_VARIANTS", "PAGE_SYNCED"]);
});

test("a refusal says what to do, in the words of whoever asks", async () => {
  const main = await newPage();
  const variant = await variantOf(main, { syncs: true });
  await publish(main);
  await unpublish(variant);
  expect((await CALLS.delete(variant)).json().message).toMatch(/“Página”.*Despublique a principal ou escolha outra como principal/);
  await unpublish(main);
  expect((await CALLS.delete(main)).json().message).toMatch(/^A página não pôde ser excluída: ela é a principal e tem variantes/);
});

test.each([
  ["POST", "duplicate", "duplicate"],
  ["POST", "variants", "variants"],
  ["PATCH", "", "edit"],
])("an account whose plan has no room for it is not let: %s %s", async (method, path, needs) => {
  const free = await server.newPerson({ plan: "free" });
  const reply = await free.call(method, `/api/pages/${await newPage()}${path && `/${path}`}`, {});
  expect([reply.status, reply.json().code, reply.json().data]).toEqual([403, "PLAN_REQUIRED", { needs }]);
});
