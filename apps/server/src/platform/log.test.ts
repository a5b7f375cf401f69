import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { stderrLog } from "./log.ts";

afterEach(() => void vi.restoreAllMocks());

function lineOf(details: Readonly<Record<string, unknown>>): string {
  let written = "";
  vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  });
  stderrLog("error", "it.happened", details);
  return written;
}

test("an error of a query says what was asked and why it failed, and not with which values", () => {
  const error = new DrizzleQueryError(
    "insert into accounts values ($1, $2)",
    ["ana@example.com", "$argon2id$v=19$"],
    new Error("too many"),
  );
  const line = lineOf({ error, again: new Error("outer", { cause: error }) });
  expect(line).not.toMatch(/ana@example|argon2/);
  const { again, error: said } = JSON.parse(line);
  expect([said.message, said.cause.message]).toEqual(["Failed query: insert into accounts values ($1, $2)", "too many"]);
  expect(again.cause).toMatchObject({ message: said.message, stack: expect.stringContaining("log.test.ts") });
});

test("an error of PostgreSQL about a value says which kind, and not the value; one about the server says it all", () => {
  const about = (code: string, message: string) => Object.assign(new Error(message), { code, severity: "ERROR" });
  const value = about("22P02", 'invalid input syntax for type uuid: "ana@example.com"');
  const server = about("53100", "could not extend file: No space left on device");
  const line = lineOf({ error: new DrizzleQueryError("select $1", ["ana@example.com"], value), server });
  expect(line).not.toContain("ana@example");
  const said = JSON.parse(line);
  expect([said.error.cause.message, said.server.message]).toEqual(["SQLSTATE 22P02", server.message]);
});

test("what an error carries along is left out", () => {
  const line = lineOf({ error: new Error("no match", { cause: { claims: { email: "ana@example.com" } } }) });
  expect(line).not.toContain("ana@example.com");
  expect(JSON.parse(line).error).toMatchObject({ message: "no match" });
});

test("an event is one line, and nothing in it acts on a terminal", () => {
  const hostile = 'a\r\n{"event":"forged"}\n\u001b[2J\u009b2J\u2028\u202e\u0000';
  const line = lineOf({ host: hostile, [hostile]: 1, error: new Error(hostile) });
  expect(JSON.parse(line)).toMatchObject({ event: "it.happened", host: hostile });
  expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
  expect(line.endsWith("}\n")).toBe(true);
});
