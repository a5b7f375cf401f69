import { CSV_SEPARATORS } from "@vitrine/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeAccount } from "../../platform/acting/reach.ts";
import { leadEntry } from "../../testing/lead-entry.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type LeadTexts, readLeadTexts } from "./lead-store.ts";
import { leadsCsv } from "./leads-csv.ts";
import { streamLeadsCsv } from "./stream-leads-csv.ts";
import { leadTexts } from "./testing/lead-texts.ts";
import { parseCsv } from "./testing/parse-csv.ts";

function lead(answers: Readonly<Record<string, string>>): LeadTexts {
  return leadTexts({ answers: Object.entries(answers).map(([name, value]) => ({ name, label: name, input: "text", value })) });
}

const exact = { formulaSafe: false, separator: "comma" } as const;
const safe = { formulaSafe: true, separator: "comma" } as const;

const anyText = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."\",\r\n =+-@'\t;\u{1F389}ãé") }));

test.each(CSV_SEPARATORS)("whatever is answered comes back out of a strict CSV reader, separated by %s", (separator) => {
  const character = { comma: ",", semicolon: ";", tab: "\t" }[separator];
  fc.assert(
    fc.property(fc.array(fc.record({ first: anyText, second: anyText }), { minLength: 1 }), (answers) => {
      const csv = leadsCsv(["first", "second"], { formulaSafe: false, separator });
      const [head, ...rows] = parseCsv((csv.head() + csv.rows(answers.map(lead))).slice(1), character);
      expect(head?.slice(-2)).toEqual(["first", "second"]);
      expect(rows.map((row) => row.slice(-2))).toEqual(answers.map(({ first, second }) => [first, second]));
    }),
  );
});

test("formula-safe cells start with nothing a spreadsheet runs, and lose nothing but get apostrophes before signs", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const value = parseCsv(leadsCsv(["text"], safe).rows([lead({ text })]))[0]?.at(-1) ?? "";
      expect(value.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
      if (!/[=+\-@]/.test(text)) expect(value).toBe(text);
      if (/^ *[=@]/.test(text)) expect(value.startsWith(`'${text[0]}`)).toBe(true);
    }),
  );
});

test.each(["+55 11 91234-5678", "+5511912345678", "(11) 91234-5678", "-12.5"])("%s is no formula", (phone) => {
  expect(parseCsv(leadsCsv(["phone"], safe).rows([lead({ phone })]))[0]?.at(-1)).toBe(phone);
});

test.each(["=1+1", "+cmd|' /C calc'!A0", "-2+3+cmd", "@SUM(A1)", "＝1+1"])("%s is defused", (formula) => {
  expect(parseCsv(leadsCsv(["text"], safe).rows([lead({ text: formula })]))[0]?.at(-1)).toBe(`'${formula}`);
});

test("numbers are written as people read them in the form for spreadsheets, which would cut their zeros, and as kept in the exact one", () => {
  const asked = leadTexts({
    answers: [
      ...[{ name: "cpf", label: "CPF", input: "cpf", value: "01234567890" }],
      ...[{ name: "cnpj", label: "CNPJ", input: "cpf-cnpj", value: "12ABC34501DE35" }],
      ...[{ name: "phone", label: "Phone", input: "phone", value: "+5511912345678" }],
    ],
  });
  const cells = (form: typeof safe | typeof exact) => parseCsv(leadsCsv(["cpf", "cnpj", "phone"], form).rows([asked]))[0]?.slice(-3);
  expect(cells(safe)).toEqual(["012.345.678-90", "12.ABC.345/01DE-35", "+55 11 91234-5678"]);
  expect(cells(exact)).toEqual(["01234567890", "12ABC34501DE35", "+5511912345678"]);
});

test("a formula after what another spreadsheet takes for a separator is defused there", () => {
  expect(parseCsv(leadsCsv(["text"], safe).rows([lead({ text: "abc;=1+1\n\t@x" })]))[0]?.at(-1)).toBe("abc;'=1+1\n\t'@x");
});

test("in the form for spreadsheets every cell is quoted, in the exact one only what has to be", () => {
  expect(leadsCsv(["a"], safe).rows([lead({ a: "x" })])).toMatch(/^"[^"]*"(?:,"[^"]*")*\r\n$/);
  expect(leadsCsv(["a"], exact).rows([{ ...lead({ a: "x" }), userAgent: "Firefox" }])).not.toContain('"');
});

test("a quiz's step and question have their columns, and the page its id", () => {
  const csv = leadsCsv([], exact);
  const said = leadTexts({ step: "Resultado", question: "Qual é a sua meta?" });
  const [head = [], row = []] = parseCsv((csv.head() + csv.rows([said])).slice(1));
  const of = (name: string) => row[head.indexOf(name)];
  expect([of("step"), of("question"), of("page_id")]).toEqual(["Resultado", "Qual é a sua meta?", said.pageId]);
});

test("an answer named like a column has a column of its own", () => {
  const [head] = parseCsv(leadsCsv(["id", "name"], exact).head().slice(1));
  expect(head?.slice(-2)).toEqual(["answer_id", "name"]);
  expect(new Set(head).size).toBe(head?.length);
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("thousands of leads with different fields come as one file, sent in pieces, each lead once and nobody else's", async () => {
  const { leads: journal } = server.front.journals;
  const [ana, bia] = [await server.newCaller(), await server.newCaller()];
  const now = Date.now();
  const many = Array.from({ length: 1_300 }, (_, n) => ({
    accountId: ana.accountId,
    at: now - n,
    answers: [{ name: n % 2 === 0 ? "email" : "phone", label: "x", input: "text", value: `value ${n}, "quoted"\nline` }],
  }));
  await Promise.all([...many, { accountId: bia.accountId }].map((entry) => journal.append(leadEntry(entry))));
  await server.running.intake.caughtUp();
  const reply = await ana.call("GET", "/api/leads.csv");
  expect(reply.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="leads.csv"',
  });
  expect(reply.bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
  const [head = [], ...rows] = parseCsv(reply.text.slice(1));
  expect([...head.slice(-2)].sort()).toEqual(["email", "phone"]);
  expect(new Set(rows.map((row) => row[0])).size).toBe(1_300);
  const values = rows.map((row) => row[head.indexOf("email")] || row[head.indexOf("phone")]);
  expect(values).toEqual(many.map(({ answers }) => answers[0]?.value));
});

test("a semicolon separates when it is asked for, and what is no separator is refused", async () => {
  const caller = await server.newCaller();
  const reply = await caller.call("GET", "/api/leads.csv?separator=semicolon");
  expect(parseCsv(reply.text.slice(1), ";")[0]).toEqual(expect.arrayContaining(["id", "page_id", "step", "question"]));
  expect((await caller.call("GET", "/api/leads.csv?separator=%3B")).status).toBe(400);
});

test("a lead stored while the file is sent is left out when it has a field without a column", async () => {
  const { platform, intake } = server.running;
  const caller = await server.newCaller();
  const sent = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) =>
      leadEntry({ accountId: caller.accountId, at: 1_000 + n, answers: [{ name, label: "", input: "text", value: `${name} ${n}` }] }),
    );
  const take = async (entries: ReturnType<typeof sent>) => {
    await Promise.all(entries.map((entry) => server.front.journals.leads.append(entry)));
    await intake.caughtUp();
  };
  await take(sent(2, "old"));
  const file = await streamLeadsCsv(platform, wholeAccount(caller.accountId), { box: "all" }, safe);
  const reader = file.getReader();
  const [head = []] = parseCsv(new TextDecoder("utf-8", { ignoreBOM: true }).decode((await reader.read()).value).slice(1));
  expect(head.slice(-1)).toEqual(["old"]);
  await reader.cancel();
  await take(sent(1, "new"));
  const csv = leadsCsv(["old"], safe);
  const rows = await readLeadTexts(platform.database.queries, wholeAccount(caller.accountId), { box: "all" }, 10, {
    at: new Date(),
    id: "~",
  });
  expect(rows).toHaveLength(3);
  expect(parseCsv(csv.rows(rows)).map((row) => row.at(-1))).toEqual(["old 1", "old 0"]);
});

test("an account without leads gets the head alone", async () => {
  const reply = await (await server.newCaller()).call("GET", "/api/leads.csv");
  expect(parseCsv(reply.text.slice(1))).toHaveLength(1);
});
