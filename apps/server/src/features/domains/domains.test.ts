import { hostKey } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand } from "../../operator/commands.ts";
import { txt } from "../../platform/dns/testing/dns-answerer.ts";
import { listOutbox } from "../../platform/mail/read-outbox.ts";
import { pageWithForm } from "../../testing/page-with-form.ts";
import { updateCertificate, wantCertificates } from "./certificates/certificate-store.ts";
import { exportDomains } from "./export-domains.ts";
import { ADDRESS, type DomainsFixture, domainsFixture, type Owner } from "./testing/domains-fixture.ts";

let fixture: DomainsFixture;
let ana: Owner;
let bia: Owner;
beforeAll(async () => {
  fixture = await domainsFixture();
  ana = await fixture.newOwner("loja");
  bia = await fixture.newOwner("outra");
});
afterAll(() => fixture.stop());

const connected = async (name: string, by = ana) => {
  const reply = await by.connect(name);
  expect(reply.status, reply.text).toBe(201);
  return reply.json();
};
const completed = async (name: string, by = ana) => {
  const domain = await connected(name, by);
  fixture.enter(domain);
  const done = await by.verify(domain.id);
  expect(done.state, JSON.stringify(done.records)).toBe("completed");
  return done;
};
const emailOf = async (owner: Owner): Promise<string> => (await owner.call("GET", "/api/accounts/me")).json().email;
const command = (...words: string[]) => runCommand(fixture.server.running.platform, ["domains", ...words]);

test("a domain is connected, told what it needs, and leads to its site once that is there", async () => {
  const domain = await connected("https://Loja-Boa.example/ofertas?x=1");
  expect(domain).toMatchObject({ name: "loja-boa.example", state: "checking", ssl: "pending", siteId: ana.siteId, isMain: false });
  expect(domain.records).toMatchObject([
    { type: "TXT", host: "_vitrine.loja-boa.example", name: "_vitrine", purpose: "ownership", isRequired: true },
    { type: "A", host: "loja-boa.example", name: "@", value: ADDRESS, purpose: "address", isRequired: true },
    {
      type: "CNAME",
      host: "www.loja-boa.example",
      name: "www",
      value: "loja.vitrine-sites.example",
      purpose: "otherForm",
      isRequired: false,
    },
  ]);
  await expect.poll(async () => (await ana.get(domain.id)).state).toBe("pending");
  expect(await fixture.partOf("loja-boa.example")).toBeNull();
  fixture.enter(domain);
  const done = await ana.verify(domain.id);
  expect(done).toMatchObject({ state: "completed", isMain: true, nameservers: ["ns1.loja-boa.example"], problem: null });
  const part = { schema: 2, host: "loja-boa.example", site: "loja", leadsTo: null, certificate: null };
  expect(await fixture.partOf("loja-boa.example")).toEqual(part);
  expect(await fixture.partOf("www.loja-boa.example")).toMatchObject({ site: "loja", leadsTo: "http://loja-boa.example" });
  expect(await ana.address()).toBe("http://loja-boa.example");
});

test("it is looked for without anybody asking", async () => {
  const domain = await connected("sozinha.example");
  await expect.poll(async () => (await ana.get(domain.id)).state).toBe("pending");
  const { checkedAt, nextCheckAt } = await ana.get(domain.id);
  expect(Date.parse(nextCheckAt) - Date.parse(checkedAt)).toBe(20_000);
  fixture.enter(domain);
  const { platform } = fixture.server.running;
  await platform.database.queries.execute(
    sql`UPDATE jobs SET due_at = now() - interval '1 minute', state = 'ready' WHERE queue = 'domains.look-at-domain'`,
  );
  platform.jobs.wake();
  await expect.poll(async () => (await ana.get(domain.id)).state).toBe("completed");
  // The row says so first; nobody was told yet that it is done.
  await expect.poll(() => fixture.partOf("sozinha.example")).toMatchObject({ site: "loja" });
});

describe("what is refused", () => {
  test("is said at the field, in the words of the product", async () => {
    await connected("repetida.example");
    const said = async (name: string) => {
      const { json } = await ana.call("POST", `/api/sites/${ana.siteId}/domains`, { name });
      const { code, fields } = json();
      return [code, fields?.[0]?.path, fields?.[0]?.message];
    };
    expect(await said("REPETIDA.example.")).toEqual(["DOMAIN_ADDED", "name", "Você já adicionou este domínio."]);
    expect(await said("sem-ponto")).toEqual(["INVALID_INPUT", "name", "Domínio inválido."]);
    expect(await said("loja.vitrine-sites.example")).toEqual(["INVALID_INPUT", "name", "Domínio inválido."]);
    expect(await command("prohibit", "Cassino")).toMatchObject({ ok: true });
    expect(await said("o-cassino-novo.example")).toEqual(["DOMAIN_PROHIBITED", "name", "O domínio contém uma palavra proibida."]);
    expect(await command("permit", "cassino")).toMatchObject({ ok: true });
    expect(await said("o-cassino-novo.example")).toEqual([undefined, undefined, undefined]);
  });

  test("is another's site, and a plan without domains", async () => {
    expect((await bia.call("POST", `/api/sites/${ana.siteId}/domains`, { name: "minha.example" })).status).toBe(404);
    const free = await fixture.server.newPerson({ plan: "free" });
    const reply = await free.call("POST", `/api/sites/${ana.siteId}/domains`, { name: "minha.example" });
    expect([reply.status, reply.json().code]).toEqual([403, "PLAN_REQUIRED"]);
  });

  test("is one more than fifty that wait", async () => {
    const carla = await fixture.newOwner("carla");
    const { queries } = fixture.server.running.platform.database;
    const first = await connected("carla-0.example", carla);
    for (let n = 1; n < 50; n++) {
      await queries.execute(sql`
        INSERT INTO domains SELECT 'dom_c' || ${n}::int, account_id, site_id, 'carla-' || ${n}::int || '.example', token, owned_at, state, has_certificate,
          records, nameservers, attempts, checked_at, next_check_at, created_at, zone, is_forbidden, completed_at, round, asked_at
        FROM domains WHERE id = ${first.id}`);
    }
    const reply = await carla.connect("carla-50.example");
    expect([reply.status, reply.json().code, reply.json().message]).toEqual([409, "DOMAIN_LIMIT", expect.stringContaining("50")]);
  });
});

describe("whose a name is", () => {
  test("its text says; another account is told that it is in use, and gets it once that text is gone and its own is there", async () => {
    const first = await completed("disputada.example");
    const second = await connected("disputada.example", bia);
    expect(second.records[0].value).not.toBe(first.records[0].value);
    const host = "_vitrine.disputada.example";
    const texts = (...domains: { records: { value: string }[] }[]) =>
      fixture.names.entries.set(
        `TXT ${host}`,
        domains.map(({ records }) => txt(host, records[0]?.value ?? "")),
      );
    const other = await bia.verify(second.id);
    expect([other.state, other.records[0].problem.code, other.records[0].problem.supportCode]).toEqual([
      "pending",
      "domain_in_use",
      "PPQW2",
    ]);
    texts(first, second);
    expect((await bia.verify(second.id)).records[0].problem.code).toBe("domain_in_use");
    expect(await fixture.partOf("disputada.example")).toMatchObject({ site: "loja" });
    // Its text is gone, and nobody else's is there: nothing is taken from anybody.
    texts();
    expect((await ana.verify(first.id)).state).toBe("pending");
    expect(await fixture.partOf("disputada.example")).toMatchObject({ site: "loja" });
    expect((await bia.verify(second.id)).records[0].problem.code).toBe("record_missing");
    texts(second);
    const won = await bia.verify(second.id);
    expect(won.records[0].state).toBe("right");
    // Its name leads to the first one's site by the alias of its other form; its addresses are the same.
    expect(won.state).toBe("completed");
    expect(await fixture.partOf("disputada.example")).toMatchObject({ site: "outra", leadsTo: null });
    await expect.poll(async () => (await ana.get(first.id)).records[0].problem?.code).toBe("domain_in_use");
    const lost = await ana.get(first.id);
    expect([lost.state, lost.completedAt, lost.isMain]).toEqual(["pending", null, false]);
    expect(await ana.address()).not.toContain("disputada");
    const losses = async () => (await listOutbox(fixture.server.running.platform, 500)).filter(({ key }) => key.startsWith("domain-lost:"));
    const [email, emailOfOther] = [await emailOf(ana), await emailOf(bia)];
    const told = await losses();
    expect(told.map(({ to, message }) => [to, message?.subject, message?.button?.url])).toEqual([
      [email, "disputada.example passou para outra conta", expect.stringMatching(`/dns/${first.id}$`)],
    ]);
    const values = told[0]?.message?.facts?.map(({ value }) => value);
    expect(values, "what to enter to have it again, and where the pages are").toEqual(
      expect.arrayContaining([first.records[0].value, await ana.address()]),
    );
    // However often either is looked at, it is told once; each time that it changes hands it is told again.
    await Promise.all([bia.verify(second.id), ana.verify(first.id)]);
    expect(await losses()).toHaveLength(1);
    texts(first);
    expect((await ana.verify(first.id)).state).toBe("completed");
    expect((await losses()).map(({ to }) => to).sort()).toEqual([email, emailOfOther].sort());
  });

  test("is decided once where both ask at the same moment", async () => {
    const both = [await connected("empate.example"), await connected("empate.example", bia)];
    fixture.enter(both[0]);
    const host = "_vitrine.empate.example";
    fixture.names.entries.set(
      `TXT ${host}`,
      both.map(({ records }) => txt(host, records[0].value)),
    );
    const shown = await Promise.all([ana.verify(both[0].id), bia.verify(both[1].id)]);
    expect(shown.map(({ state }) => state).sort()).toEqual(["completed", "pending"]);
    const winner = shown[0].state === "completed" ? "loja" : "outra";
    expect(await fixture.partOf("empate.example")).toMatchObject({ site: winner });
  });
});

describe("several domains of a site", () => {
  test("show it all; one is its address, which its owner chooses", async () => {
    const carla = await fixture.newOwner("duas");
    const first = await completed("primeira.example", carla);
    const second = await completed("segunda.example", carla);
    expect([first.isMain, second.isMain, await carla.address()]).toEqual([true, false, "http://primeira.example"]);
    const waiting = await connected("terceira.example", carla);
    expect((await carla.call("POST", `/api/domains/${waiting.id}/main`)).json().code).toBe("DOMAIN_NOT_READY");
    expect((await bia.call("POST", `/api/domains/${second.id}/main`)).status).toBe(404);
    const chosen = await carla.call("POST", `/api/domains/${second.id}/main`);
    expect([chosen.status, chosen.json().isMain, await carla.address()]).toEqual([200, true, "http://segunda.example"]);
    expect((await carla.remove(second.id)).status).toBe(204);
    expect(await carla.address()).toBe("http://primeira.example");
    expect(await fixture.partOf("segunda.example")).toBeNull();
    expect(await fixture.partOf("www.segunda.example")).toBeNull();
    const { items } = (await carla.call("GET", `/api/domains?siteId=${carla.siteId}`)).json();
    expect(items.map(({ name }: { name: string }) => name)).toEqual(["terceira.example", "primeira.example"]);
  });

  test("may be both forms of one name: each shows the site, and neither leads to the other", async () => {
    const carla = await fixture.newOwner("formas");
    await completed("formas.example", carla);
    expect(await fixture.partOf("www.formas.example")).toMatchObject({ leadsTo: "http://formas.example" });
    const other = await completed("www.formas.example", carla);
    expect(other.records.map(({ purpose }: { purpose: string }) => purpose)).toEqual(["ownership", "address", "otherForm"]);
    expect([await fixture.partOf("formas.example"), await fixture.partOf("www.formas.example")]).toMatchObject([
      { leadsTo: null },
      { leadsTo: null },
    ]);
    await carla.remove(other.id);
    expect(await fixture.partOf("www.formas.example")).toMatchObject({ leadsTo: "http://formas.example" });
  });
});

describe("unlinking", () => {
  test("is refused while pages are published under the site's address, and takes everything away after", async () => {
    const carla = await fixture.newOwner("paginas");
    const domain = await completed("paginas.example", carla);
    const page = (
      await carla.call("POST", "/api/pages", { siteId: carla.siteId, slug: "p", title: "P", document: pageWithForm().document })
    ).json();
    expect((await carla.call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);
    const reply = await carla.remove(domain.id);
    expect([reply.status, reply.json().code]).toEqual([409, "DOMAIN_HAS_PAGES"]);
    expect(await fixture.partOf("paginas.example")).not.toBeNull();
    await carla.call("POST", `/api/pages/${page.id}/unpublish`);
    expect((await carla.remove(domain.id)).status).toBe(204);
    expect((await carla.remove(domain.id)).status).toBe(404);
    expect(await fixture.partOf("paginas.example")).toBeNull();
    expect((await carla.connect("paginas.example")).status).toBe(201);
  });

  test("that fails says so with its code, and leaves the domain to be unlinked again", async () => {
    const { storage } = fixture.server.running.platform;
    const domain = await completed("presa.example");
    const { remove } = storage;
    storage.remove = () => Promise.reject(Object.assign(new Error("EIO: i/o error"), { code: "EIO" }));
    const reply = await ana.remove(domain.id);
    storage.remove = remove;
    expect([reply.status, reply.json().code, reply.json().data]).toEqual([503, "DOMAIN_NOT_REMOVED", { supportCode: "GGHYT" }]);
    expect(reply.json().message).toContain("GGHYT");
    expect((await ana.remove(domain.id)).status).toBe(204);
    expect(await fixture.partOf("presa.example")).toBeNull();
  });

  test("goes with the account", async () => {
    const carla = await fixture.server.newPerson();
    const { id: siteId } = (await carla.call("POST", "/api/sites", { name: "some", region: "br" })).json();
    const domain = (await carla.call("POST", `/api/sites/${siteId}/domains`, { name: "some.example" })).json();
    fixture.enter(domain);
    expect((await carla.call("POST", `/api/domains/${domain.id}/verify`)).json().state).toBe("completed");
    const { database, events } = fixture.server.running.platform;
    await database.transaction((queries) => events.tell(queries, "account.deleted", { accountId: carla.accountId }));
    await expect.poll(() => fixture.partOf("some.example")).toBeNull();
  });
});

describe("a forbidden name", () => {
  test("covers what is under it, is served no more at once, and again once it is allowed", async () => {
    const carla = await fixture.newOwner("banida");
    const domain = await completed("loja.banida.example", carla);
    expect(await command("forbid", "Banida.example")).toEqual({ ok: true, output: "Forbidden; 1 connected.\n" });
    expect(await fixture.partOf("loja.banida.example")).toBeNull();
    expect(await carla.get(domain.id)).toMatchObject({
      ...{ state: "pending", completedAt: null, isMain: false },
      problem: { code: "forbidden", message: expect.stringContaining("bloqueado por atividade maliciosa"), supportCode: "PPQW2" },
    });
    expect(await carla.address()).not.toContain("banida.example");
    expect((await carla.verify(domain.id)).state).toBe("pending");
    const reply = await carla.connect("outra.banida.example");
    expect([reply.status, reply.json().code]).toEqual([403, "DOMAIN_FORBIDDEN"]);
    expect((await command("rules")).output).toContain("forbidden   banida.example\n");
    expect(await command("forbid", "banida.example")).toMatchObject({ ok: false });
    expect(await command("forbid", "x")).toMatchObject({ ok: false });
    expect(await command("allow", "banida.example")).toMatchObject({ ok: true });
    expect((await carla.verify(domain.id)).state).toBe("completed");
    expect(await fixture.partOf("loja.banida.example")).toMatchObject({ site: "banida" });
    expect(await command("allow", "banida.example")).toMatchObject({ ok: false });
  });
});

describe("what is on disk", () => {
  test("follows the rows, whatever was lost or left there", async () => {
    const domain = await completed("disco.example");
    const { platform, work } = fixture.server.running;
    expect(Object.keys(work)).toContain("domains");
    await platform.storage.remove(hostKey("disco.example"));
    await platform.storage.put(
      hostKey("orfa.example"),
      Buffer.from('{"schema":2,"host":"orfa.example","site":"loja","leadsTo":null,"certificate":null}'),
    );
    await platform.storage.put(hostKey("rotulo"), Buffer.from("{}"));
    await platform.storage.put(hostKey("www.disco.example"), Buffer.from("no JSON"));
    const { restoreHosts } = await import("./restore-hosts.ts");
    await restoreHosts(platform);
    expect(await fixture.partOf("disco.example")).toMatchObject({ site: "loja" });
    expect(await fixture.partOf("www.disco.example")).toMatchObject({ leadsTo: "http://disco.example" });
    expect(await fixture.partOf("orfa.example")).toBeNull();
    expect(await fixture.partOf("rotulo")).toEqual({});
    await platform.storage.remove(hostKey("rotulo"));
    await ana.remove(domain.id);
  });

  test("keeps the certificate that it names", async () => {
    const domain = await completed("segura.example");
    const { database, clock } = fixture.server.running.platform;
    await wantCertificates(database.queries, ["segura.example"], new Date(clock.now()));
    await updateCertificate(database.queries, "segura.example", { name: "c".repeat(40) });
    await ana.verify(domain.id);
    expect(await fixture.partOf("segura.example")).toMatchObject({ certificate: "c".repeat(40) });
  });
});

test("what goes wrong after it was completed is said, and takes nothing down", async () => {
  const domain = await completed("depois.example");
  fixture.clear("depois.example");
  const later = await ana.verify(domain.id);
  expect([later.state, later.completedAt === null, later.records[1].problem.code]).toEqual(["pending", false, "no_domain"]);
  expect(await fixture.partOf("depois.example")).toMatchObject({ site: "loja" });
});

test("looks are asked for six times a minute at most, and domains of others not at all", async () => {
  const domain = await connected("pressa.example");
  for (let n = 0; n < 6; n++) expect((await ana.call("POST", `/api/domains/${domain.id}/verify`)).status).toBe(200);
  const reply = await ana.call("POST", `/api/domains/${domain.id}/verify`);
  expect([reply.status, reply.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  for (const path of [`/api/domains/${domain.id}`, `/api/domains/${domain.id}/verify`])
    expect((await bia.call(path.endsWith("verify") ? "POST" : "GET", path)).status).toBe(404);
});

test("whoever has a screen open is told of each change, and nobody else", async () => {
  const { live } = fixture.server.running.platform;
  const told: unknown[] = [];
  const { tell } = live;
  live.tell = (topic, to, data) => {
    if (topic === "domains") told.push([to, data]);
    tell(topic, to, data);
  };
  const domain = await connected("contada.example");
  await expect.poll(() => told.length).toBe(2);
  fixture.enter(domain);
  await ana.verify(domain.id);
  await ana.remove(domain.id);
  live.tell = tell;
  expect(told).toEqual(Array.from({ length: 4 }, () => [{ accountId: ana.accountId }, { domainId: domain.id, siteId: ana.siteId }]));
});

test("an account's export has its domains, with what to enter for them", async () => {
  const carla = await fixture.newOwner("exporta");
  const domain = await connected("exporta.example", carla);
  const content: Uint8Array[] = [];
  const paths: string[] = [];
  for await (const file of exportDomains(fixture.server.running.platform).files(carla.accountId)) {
    paths.push(file.path);
    for await (const piece of file.content as AsyncIterable<Uint8Array>) if (file.path === "domains.json") content.push(piece);
  }
  expect(paths).toEqual(["domains.json", "image-domains.json"]);
  const exported = JSON.parse(Buffer.concat(content).toString());
  expect(exported).toMatchObject([
    { id: domain.id, name: "exporta.example", records: [{ type: "TXT", value: domain.records[0].value }, {}, {}] },
  ]);
});

test("without addresses of its own, a server connects names by an alias alone; on localhost none", async () => {
  const others = [
    await domainsFixture({ VITRINE_PUBLIC_ADDRESSES: "" }),
    await domainsFixture({ VITRINE_PUBLIC_ADDRESSES: "", VITRINE_SITES_DOMAIN: "" }),
  ];
  const [known = expect.fail(), local = expect.fail()] = others;
  const owner = await known.newOwner("loja");
  const refused = await owner.connect("loja-boa.example");
  expect([refused.status, refused.json().code, refused.json().message]).toEqual([
    501,
    "NOT_CONFIGURED",
    expect.stringContaining("VITRINE_PUBLIC_ADDRESSES"),
  ]);
  const { records } = (await owner.connect("www.loja-boa.example")).json();
  expect(records.map(({ type, value }: { type: string; value: string }) => [type, value]).slice(1)).toEqual([
    ["CNAME", "loja.vitrine-sites.example"],
  ]);
  expect((await (await local.newOwner("loja")).connect("www.loja-boa.example")).json().code).toBe("NOT_CONFIGURED");
  for (const other of others) await other.stop();
});
