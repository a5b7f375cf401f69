import { DOMAIN_PROBLEMS } from "@vitrine/contract";
import type { Answer } from "dns-packet";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalAuthority, localAuthority } from "../../platform/acme/testing/local-authority.ts";
import { type Answering, a, aaaa, caa, cname, ns, txt } from "../../platform/dns/testing/dns-answerer.ts";
import { ADDRESS, type DomainsFixture, domainsFixture, type Owner } from "./testing/domains-fixture.ts";

let authority: LocalAuthority;
let fixture: DomainsFixture;
let ana: Owner;
beforeAll(async () => {
  authority = await localAuthority(["LetsEncrypt.org"]);
  // It is named, and has no time: no certificate is made or refused here.
  authority.answers.set("/account", () => undefined);
  fixture = await domainsFixture({ VITRINE_ACME_DIRECTORY: authority.directory, VITRINE_ACME_CA: authority.extraCa });
  ana = await fixture.newOwner("loja");
});
afterAll(async () => {
  await fixture.stop();
  await authority.stop();
});

const TARGET = "loja.vitrine-sites.example";
const OTHER_TOKEN = `vitrine-domain=${"x".repeat(22)}`;
const NAME = "shop.example";
const SUB = "loja.shop.example";
const zone: [string, Answering] = [`NS ${NAME}`, [ns(NAME, "ns1.shop.example")]];

type Entries = (token: string) => readonly (readonly [string, Answering])[];
const at = (...answers: Answer[]): readonly [string, Answering] => [`${answers[0]?.type} ${answers[0]?.name}`, answers];
const proof = (host: string, token: string) => at(txt(`_vitrine.${host}`, token));

/** What stands at name servers, and what is said of it: problems by the entry's type and purpose. */
const CASES: readonly [string, string, Entries, Readonly<Record<string, string>>, string?][] = [
  ["nothing at all", NAME, () => [zone], { TXT: "record_missing", A: "record_missing", CNAME: "cname_missing" }],
  ["no domain", NAME, () => [], { TXT: "no_domain", A: "no_domain", CNAME: "no_domain" }],
  ["no CNAME", SUB, (t) => [zone, proof(SUB, t)], { CNAME: "cname_missing" }],
  [
    "a CNAME to elsewhere",
    SUB,
    (t) => [zone, proof(SUB, t), at(cname(SUB, "other.host.example"))],
    { CNAME: "cname_wrong" },
    "other.host.example",
  ],
  ["an alias that its provider resolves", SUB, (t) => [zone, proof(SUB, t), at(a(SUB, ADDRESS))], {}],
  ["a CNAME to another name of ours", SUB, (t) => [zone, proof(SUB, t), at(cname(SUB, "antes.vitrine-sites.example"))], {}],
  [
    "a CNAME beside an address",
    SUB,
    (t) => [zone, proof(SUB, t), at(cname(SUB, TARGET)), at(a(SUB, "198.51.100.1"))],
    { CNAME: "cname_beside_others" },
  ],
  [
    "an address elsewhere where a CNAME belongs",
    SUB,
    (t) => [zone, proof(SUB, t), at(a(SUB, "8.8.8.8"))],
    { CNAME: "address_wrong" },
    "8.8.8.8",
  ],
  ["a wrong address", NAME, (t) => [zone, proof(NAME, t), at(a(NAME, "8.8.8.8"))], { A: "address_wrong" }, "8.8.8.8"],
  [
    "two addresses, one of them elsewhere",
    NAME,
    (t) => [zone, proof(NAME, t), at(a(NAME, ADDRESS), a(NAME, "8.8.4.4"))],
    { A: "address_conflict" },
    "8.8.4.4",
  ],
  [
    "an IPv6 address elsewhere",
    NAME,
    (t) => [zone, proof(NAME, t), at(a(NAME, ADDRESS)), at(aaaa(NAME, "2001:4860::1"))],
    { A: "address_conflict" },
    "2001:4860::1",
  ],
  ["a private address", NAME, (t) => [zone, proof(NAME, t), at(a(NAME, "192.168.0.10"))], { A: "address_private" }, "192.168.0.10"],
  [
    "SERVFAIL",
    NAME,
    () => [zone, [`A ${NAME}`, { code: 2 }], [`TXT _vitrine.${NAME}`, { code: 2 }]],
    { TXT: "servers_failing", A: "servers_failing" },
  ],
  ["another account's text", NAME, () => [zone, proof(NAME, OTHER_TOKEN), at(a(NAME, ADDRESS))], { TXT: "text_of_another" }, OTHER_TOKEN],
  ["another text", NAME, () => [zone, at(txt(`_vitrine.${NAME}`, "hello")), at(a(NAME, ADDRESS))], { TXT: "text_wrong" }, "hello"],
  ["the text in quotes of its own", NAME, (t) => [zone, proof(NAME, ` "${t}" `), at(a(NAME, ADDRESS))], {}],
  [
    "the text among others",
    NAME,
    (t) => [zone, at(txt(`_vitrine.${NAME}`, "v=spf1"), txt(`_vitrine.${NAME}`, t)), at(a(NAME, ADDRESS))],
    {},
  ],
  [
    "the name of the zone twice",
    NAME,
    (t) => [zone, proof(`${NAME}.${NAME}`, t), at(a(NAME, ADDRESS))],
    { TXT: "doubled_name" },
    `_vitrine.${NAME}.${NAME}`,
  ],
  [
    "the name twice in a CNAME",
    SUB,
    (t) => [zone, proof(SUB, t), at(cname(`${SUB}.${NAME}`, TARGET))],
    { CNAME: "doubled_name" },
    `${SUB}.${NAME}`,
  ],
  ["the text at the domain itself", NAME, (t) => [zone, at(txt(NAME, t)), at(a(NAME, ADDRESS))], { TXT: "wrong_place" }],
  [
    "CAA that forbids",
    NAME,
    (t) => [zone, proof(NAME, t), at(a(NAME, ADDRESS)), at(caa(NAME, "issue", "other-ca.example"))],
    { CAA: "caa_required" },
    "other-ca.example",
  ],
  [
    "CAA above that forbids",
    SUB,
    (t) => [zone, proof(SUB, t), at(cname(SUB, TARGET)), at(caa(NAME, "issue", ";"))],
    { CAA: "caa_required" },
  ],
  [
    "CAA that allows among others",
    NAME,
    (t) => [zone, proof(NAME, t), at(a(NAME, ADDRESS)), at(caa(NAME, "issue", "x.example"), caa(NAME, "issue", "letsencrypt.org; v=1"))],
    {},
  ],
  [
    "CAA that says nothing of it",
    NAME,
    (t) => [zone, proof(NAME, t), at(a(NAME, ADDRESS)), at(caa(NAME, "iodef", "mailto:a@shop.example"))],
    {},
  ],
  [
    "CAA that insists on what nobody knows",
    NAME,
    (t) => [zone, proof(NAME, t), at(a(NAME, ADDRESS)), at(caa(NAME, "tbs" as "issue", "x", 128))],
    { CAA: "caa_required" },
  ],
];

test.each(CASES)("%s", async (_case, name, entries, problems, found) => {
  const domain = (await ana.connect(name)).json();
  fixture.names.entries.clear();
  for (const [key, answers] of entries(domain.records[0].value)) fixture.names.entries.set(key, answers);
  const shown = await ana.verify(domain.id);
  const required = shown.records.filter((record: { purpose: string }) => record.purpose !== "otherForm" || problems.CNAME);
  type Shown = { type: string; problem?: { code: keyof typeof DOMAIN_PROBLEMS; message: string; supportCode: string }; state: string };
  const said = (required as Shown[]).filter(({ problem }) => problem);
  expect(Object.fromEntries(said.map(({ type, problem }) => [type, problem?.code])), JSON.stringify(shown.records)).toEqual(problems);
  expect(shown.state).toBe(said.length === 0 ? "completed" : "pending");
  for (const { problem } of said) {
    expect(problem?.message).not.toMatch(/[{}]|undefined/);
    expect(problem?.supportCode).toBe(DOMAIN_PROBLEMS[problem?.code ?? "forbidden"].supportCode);
  }
  if (found !== undefined) expect(said.map(({ problem }) => problem?.message).join()).toContain(found);
  expect((await ana.remove(domain.id)).status).toBe(204);
});

test("silence is a validation that timed out; a new one is planned", async () => {
  const domain = (await ana.connect(NAME)).json();
  fixture.names.entries.clear();
  for (const key of [`TXT _vitrine.${NAME}`, `A ${NAME}`, `AAAA ${NAME}`, `CNAME ${NAME}`]) fixture.names.entries.set(key, "silent");
  const shown = await ana.verify(domain.id);
  expect(shown.records.slice(0, 2).map((record: { problem: { code: string } }) => record.problem.code)).toEqual(["timed_out", "timed_out"]);
  expect(Date.parse(shown.nextCheckAt)).toBeGreaterThan(Date.parse(shown.checkedAt));
  const { message } = (await ana.call("GET", `/api/domains/${domain.id}`)).json().records[0].problem;
  expect(message).toContain("A validação expirou");
  expect((await ana.remove(domain.id)).status).toBe(204);
});
