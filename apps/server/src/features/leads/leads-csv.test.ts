import type { Lead } from "@vitrine/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leadEntry } from "../../testing/lead-entry.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { leadsCsv } from "./leads-csv.ts";

/** RFC 4180, read strictly: records end in CRLF, quotes are doubled, a bare quote or line break is an error. */
function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field = "";
    if (text[at] === '"') {
      for (at += 1; ; at += 1) {
        if (at >= text.length) throw new Error("a quoted field does not end");
        if (text[at] !== '"') field += text[at];
        else if (text[at + 1] === '"') {
          field += '"';
          at += 1;
        } else break;
      }
      at += 1;
    } else {
      for (; at < text.length && text[at] !== "," && text[at] !== "\r"; at += 1) {
        if (text[at] === '"' || text[at] === "\n") throw new Error(`a bare ${JSON.stringify(text[at])}`);
        field += text[at];
      }
    }
    record.push(field);
    if (text[at] === ",") at += 1;
    else if (text.startsWith("\r\n", at)) {
      records.push(record);
      record = [];
      at += 2;
    } else throw new Error(`neither a comma nor the end of a record at ${at}`);
  }
  if (record.length > 0) throw new Error("the last record does not end");
  return records;
}

function lead(answers: Readonly<Record<string, string>>): Lead {
  const { id, siteId, pageId, formId, formName, isSuspect, pageUri, referer, ip, userAgent } = leadEntry();
  const moment = "2026-11-21T12:00:00.000Z";
  const said = Object.entries(answers).map(([name, value]) => ({ name, label: name, input: "text", value }));
  const facts = { status: "completed", isContactable: true, count: 1, createdAt: moment, updatedAt: moment } as const;
  return { id, siteId, pageId, formId, formName, isSuspect, pageUri, referer, ip, userAgent, answers: said, ...facts };
}

const anyText = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."\",\r\n =+-@'\t;\u{1F389}ãé") }));

test("whatever is answered comes back out of a strict CSV reader", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ first: anyText, second: anyText }), { minLength: 1 }), (answers) => {
      const csv = leadsCsv(["first", "second"], false);
      const [head, ...rows] = parseCsv((csv.head() + csv.rows(answers.map(lead))).slice(1));
      expect(head?.slice(-2)).toEqual(["first", "second"]);
      expect(rows.map((row) => row.slice(-2))).toEqual(answers.map(({ first, second }) => [first, second]));
    }),
  );
});

test("formula-safe cells start with nothing a spreadsheet runs, and lose nothing but get an apostrophe", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const value = parseCsv(leadsCsv(["text"], true).rows([lead({ text })]))[0]?.at(-1) ?? "";
      expect([text, `'${text}`]).toContain(value);
      if (/^\s*[=@]/.test(text)) expect(value).toBe(`'${text}`);
    }),
  );
});

test.each(["+55 11 91234-5678", "+5511912345678", "(11) 91234-5678", "-12.5"])("%s is no formula", (phone) => {
  expect(parseCsv(leadsCsv(["phone"], true).rows([lead({ phone })]))[0]?.at(-1)).toBe(phone);
});

test.each(["=1+1", "+cmd|' /C calc'!A0", "-2+3+cmd", "@SUM(A1)", "\t=1", "＝1+1"])("%s is defused", (formula) => {
  expect(parseCsv(leadsCsv(["text"], true).rows([lead({ text: formula })]))[0]?.at(-1)).toBe(`'${formula}`);
});

test("an answer named like a column has a column of its own", () => {
  const [head] = parseCsv(leadsCsv(["id", "name"], false).head().slice(1));
  expect(head?.slice(-2)).toEqual(["answer_id", "name"]);
  expect(new Set(head).size).toBe(head?.length);
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("thousands of leads with different fields come as one file, sent in pieces, each lead once and nobody else's", async () => {
  const { journal } = server.running.platform;
  const [ana, bia] = [await server.newCaller(), await server.newCaller()];
  const now = Date.now();
  const many = Array.from({ length: 1_300 }, (_, n) => ({
    accountId: ana.accountId,
    at: now - n,
    answers: [{ name: n % 2 === 0 ? "email" : "phone", label: "x", input: "text", value: `value ${n}, "quoted"\nline` }],
  }));
  await Promise.all([...many, { accountId: bia.accountId }].map((entry) => journal.append(leadEntry(entry))));
  await server.running.drainer.caughtUp();
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

test("an account without leads gets the head alone", async () => {
  const reply = await (await server.newCaller()).call("GET", "/api/leads.csv");
  expect(parseCsv(reply.text.slice(1))).toHaveLength(1);
});
