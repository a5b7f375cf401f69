import { afterAll, beforeAll, expect, test } from "vitest";
import { testMemberships } from "../../testing/test-memberships.ts";
import type { TestPerson } from "../../testing/test-person.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { reconcileManifests } from "./manifest/site-manifest.ts";
import { type SayingPages, sayingPages } from "./testing/saying-pages.ts";

const memberships = testMemberships();
let server: TestServer;
let ana: TestPerson;
let from: SayingPages;
let to: SayingPages;
beforeAll(async () => {
  server = await startTestServer({}, {}, undefined, { memberships });
  ana = await server.newPerson({ plan: "lifetime" });
  [from, to] = [await sayingPages(server, ana, "antes"), await sayingPages(server, ana, "depois")];
});
afterAll(() => server.stop());

const move = (id: string, more: object = {}) => from.publish(id, { siteId: to.siteId, ...more });
const listed = async (host: string) => (await server.send(`${host}.localhost`, "/sitemap.xml")).text;

test("a published page is at the new place and gone from the old one, with what is edited by then", async () => {
  const { id } = await from.publishEach("oferta", "Um");
  await from.say(id, "Dois");
  const reply = await move(id);
  expect(reply.status, reply.text).toBe(200);
  expect(reply.json()).toMatchObject({ url: expect.stringMatching(/depois\.localhost.*\/oferta$/), page: { siteId: to.siteId } });
  expect([await to.said("oferta"), await from.said("oferta")]).toEqual(["Dois", 410]);
  expect([(await listed("depois")).includes("/oferta"), (await listed("antes")).includes("/oferta")]).toEqual([true, false]);
  expect(await from.get(id)).toMatchObject({ siteId: to.siteId, status: "published", hasUnpublishedChanges: false });
  // What was made for the old place names it, and is not shown at the new one.
  const [now, before] = await from.publications(id);
  expect((await from.rollBack(id, before?.id)).json().code).toBe("PUBLICATION_ELSEWHERE");
  expect((await from.rollBack(id, now?.id)).status).toBe(200);
  // Its form is there, and whoever has the old page open is heard.
  const send = (host: string, text: string) =>
    server.send(`${host}.localhost`, `/_v/forms/${id}/form${text}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Rui", email: "rui@example.com" }),
    });
  expect([(await send("depois", "Dois")).status, (await send("antes", "Um")).status]).toEqual([200, 200]);
  // And back again.
  expect((await from.publish(id, { siteId: from.siteId, slug: "volta" })).status).toBe(200);
  expect([await from.said("volta"), await to.said("oferta")]).toEqual(["Dois", 410]);
  expect((await from.visit("oferta")).headers.location).toBe("/volta");
});

test("one that is not published is published there; its password goes along", async () => {
  const { id } = await from.make("Novo", "novo");
  expect((await ana.call("PUT", `/api/pages/${id}/password`, { password: "abre-te" })).status).toBe(200);
  expect((await move(id)).status).toBe(200);
  expect([await to.said("novo"), await from.said("novo")]).toEqual([401, 404]);
  expect(await listed("depois")).not.toContain("/novo");
});

test("an address that another page has there is not taken unasked: nothing changes; asked, the other is taken off", async () => {
  const { id } = await from.publishEach("disputa", "Minha");
  const other = await to.publishEach("disputa", "Outra");
  const refused = await move(id);
  expect(refused.json()).toMatchObject({
    code: "SLUG_TAKEN",
    message: expect.stringMatching(/^Já existe uma página publicada no endereço .*depois/),
  });
  expect([await from.said("disputa"), await to.said("disputa"), (await from.get(id)).siteId]).toEqual(["Minha", "Outra", from.siteId]);
  expect((await move(id, { overwrite: true })).status).toBe(200);
  expect([await from.said("disputa"), await to.said("disputa")]).toEqual([410, "Minha"]);
  expect((await to.get(other.id)).status).toBe("not_published");
});

test("a site that is none, or is nobody's to use, is no place", async () => {
  const { id } = await from.publishEach("firme", "Um");
  const stranger = await server.newPerson({ plan: "lifetime" });
  const theirs = await sayingPages(server, stranger, "alheio");
  for (const siteId of ["", theirs.siteId]) {
    const reply = await from.publish(id, { siteId });
    expect(reply.json()).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "siteId", code: "domain_unchosen", message: "Escolha um domínio." }],
    });
  }
  const member = await server.newPerson({ plan: "lifetime" });
  memberships.put(member.accountId, { accountId: ana.accountId, role: "editor", sites: new Set([from.siteId]) });
  server.running.platform.callers.forget(member.accountId);
  const reply = await member.call("POST", `/api/pages/${id}/publish`, { siteId: to.siteId });
  expect(reply.json().fields).toMatchObject([{ path: "siteId", code: "domain_unchosen" }]);
  expect([await from.said("firme"), await to.said("firme")]).toEqual(["Um", 404]);
});

test("a kill in between leaves the one or the other, and the start finishes it", async () => {
  const { id } = await from.publishEach("corte", "Um");
  const { storage } = server.running.platform;
  let [here, there] = [from, to];
  for (let changes = 0, isWhole = false; !isWhole; changes++) {
    expect(changes).toBeLessThan(20);
    const { put, remove } = storage;
    let left = changes;
    const cut =
      <Rest extends readonly unknown[]>(work: (key: string, ...rest: Rest) => Promise<void>) =>
      (key: string, ...rest: Rest) =>
        key.startsWith("sites/") && left-- <= 0 ? Promise.reject(new Error("killed")) : work(key, ...rest);
    Object.assign(storage, { put: cut(put), remove: cut(remove) });
    const { status } = await here.publish(id, { siteId: there.siteId }).finally(() => Object.assign(storage, { put, remove }));
    isWhole = left >= 0;
    expect(status === 200).toBe(isWhole);
    // Whoever comes meanwhile finds it, at one of the two at least.
    expect([await here.said("corte"), await there.said("corte")]).toContain("Um");
    await reconcileManifests(server.running.platform);
    expect([await here.said("corte"), await there.said("corte")]).toEqual([410, "Um"]);
    [here, there] = [there, here];
  }
});

test("two that take a page to two sites at once leave it at one of them", async () => {
  const { id } = await from.publishEach("juntos", "Um");
  const third = await sayingPages(server, ana, "terceiro");
  const replies = await Promise.all([move(id), from.publish(id, { siteId: third.siteId }), from.publish(id)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const said = await Promise.all([from, to, third].map((site) => site.said("juntos")));
  expect(said.filter((text) => text === "Um")).toHaveLength(1);
});
