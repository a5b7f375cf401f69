import type { FormSpec } from "@vitrine/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestPlane, type TestPlane } from "./testing/test-plane.ts";
import { PAGE_ID, putArtefact, putPage } from "./testing/test-site.ts";

const SITE = "violao.localhost";
const ACTION = `/_v/forms/${PAGE_ID}/contato`;
const GOOD = { name: "João", email: "joao@example.com" };
const field = (name: string, input: FormSpec["fields"][number]["input"]) => ({
  ...{ name, label: name, input, isRequired: false, options: [] },
});

let plane: TestPlane;
beforeAll(async () => {
  plane = await startTestPlane();
  const spec: FormSpec = {
    ...{ name: "Contato", after: "message", redirectTo: "", thanks: "Obrigado" },
    thanksArtefact: await putArtefact(plane.storage, "<p>Obrigado</p>"),
    fields: [field("name", "text"), field("email", "email"), field("phone", "phone"), field("text", "textarea"), field("plan", "select")],
  };
  await putPage(plane.storage, "<p>violão</p>", { forms: { contato: spec } });
});
afterAll(() => plane.stop());

const post = (body: string, type = "application/json") =>
  plane.send(SITE, ACTION, { method: "POST", headers: { "content-type": type }, body });

describe("a link to a page leads to that site alone", () => {
  test.each([
    "//evil.example",
    "//evil.example/curso",
    "//evil.example/..",
    "/%2fevil.example/curso",
    "/\\evil.example/curso",
    "/%5cevil.example/curso",
    "///curso",
    "/./curso",
    "//curso?x=//evil.example",
    "/CURSO/?to=https://evil.example#@evil.example",
    "/curso/%0d%0alocation:%20https://evil.example",
    "/%09/evil.example",
    "/curso//",
    "/javascript:alert(1)",
  ])("%s", async (path) => {
    const reply = await plane.send(SITE, path);
    const { location } = reply.headers;
    expect([308, 400, 404]).toContain(reply.status);
    expect(location !== undefined).toBe(reply.status === 308);
    expect(reply.headers["set-cookie"]).toBeUndefined();
    // As a browser reads it, which takes a backslash for a slash.
    if (location) expect(new URL(location, `http://${SITE}`).origin).toBe(`http://${SITE}`);
    if (location) expect(new URL(location, `http://${SITE}`).pathname).toBe("/curso");
  });
});

describe("what is sent to a form", () => {
  test("with keys that mean something to JavaScript changes nothing but the lead", async () => {
    const before = (await plane.leads()).length;
    const refused = await post('{"name":"João","email":"a@example.com","__proto__":{"isSuspect":true,"name":"x"}}');
    expect([refused.status, Object.keys(refused.json().fields)]).toEqual([422, ["__proto__"]]);
    expect((await post('{"name":"João","email":"a@example.com","__proto__":"x","constructor":"y","toString":"z"}')).status).toBe(200);
    const body = new URLSearchParams({ ...GOOD, constructor: "y", "__proto__[isSuspect]": "1" });
    expect((await post(`${body}&__proto__=x`, "application/x-www-form-urlencoded")).status).toBe(303);
    const leads = (await plane.leads()).slice(before);
    expect(leads).toHaveLength(2);
    for (const { answers, isSuspect } of leads) {
      expect((answers as { name: string }[]).map(({ name }) => name)).toEqual(["name", "email", "phone", "text", "plan"]);
      expect(isSuspect).toBe(false);
    }
    expect(({} as Record<string, unknown>).isSuspect).toBeUndefined();
  });

  test("does not say itself who sent it, when, or to whom", async () => {
    const forged = {
      id: "lea_x",
      at: "1",
      accountId: "acc_x",
      siteId: "sit_x",
      pageId: "pag_x",
      ip: "1.2.3.4",
      isSuspect: "false",
      formName: "x",
    };
    expect((await post(JSON.stringify({ ...GOOD, ...forged }))).status).toBe(200);
    const lead = (await plane.leads()).at(-1);
    for (const [name, value] of Object.entries(forged)) expect(String(lead?.[name]), name).not.toBe(name === "isSuspect" ? "true" : value);
    expect(lead).toMatchObject({ at: plane.clock.now, ip: "127.0.0.1" });
  });

  test("is not in the page that refuses it", async () => {
    const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const body = new URLSearchParams({ name: markup.repeat(100), email: markup, phone: markup, plan: markup, [markup]: markup });
    const page = await post(body.toString(), "application/x-www-form-urlencoded");
    expect(page.status).toBe(422);
    expect(page.text).not.toMatch(/<script|onerror/i);
    const json = await post(JSON.stringify({ ...GOOD, [markup]: 5 }));
    expect([json.status, json.headers["content-type"], json.headers["x-content-type-options"]]).toEqual([
      422,
      "application/json",
      "nosniff",
    ]);
  });

  test("is judged in no time, however long and whatever it is", async () => {
    const long = (part: string) => part.repeat(Math.ceil(100_000 / part.length));
    const texts = [long("a"), `a@${long("a")}`, `a@${long("a.")}`, `a@${long("a-")}!`, long("1 "), `+${long("(")}x`, long(" "), long("\n")];
    // Of the processor, in microseconds: an expression that goes back over what it has read would take minutes.
    for (const text of texts) {
      for (const name of ["email", "phone", "text"]) {
        const before = process.cpuUsage();
        const reply = await post(JSON.stringify({ ...GOOD, [name]: text }));
        expect(process.cpuUsage(before).user, `${name} ${text.slice(0, 8)}`).toBeLessThan(1_000_000);
        expect([200, 422]).toContain(reply.status);
      }
    }
    const before = process.cpuUsage();
    expect((await post(`--x${long("; ")}`, `multipart/form-data; boundary=x`)).status).toBe(400);
    expect((await post(long("--x\r\n\r\n\r\n"), `multipart/form-data; boundary=x`)).status).toBe(400);
    expect(
      (await post(`--x\r\ncontent-disposition: ${long(";  ")}\r\n\r\na\r\n--x--`, `multipart/form-data; boundary=x`)).status,
    ).toBeLessThan(500);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
