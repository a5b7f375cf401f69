import { setTimeout as wait } from "node:timers/promises";
import type { FormSpec } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { PAGE_ID, putArtefact, putPage } from "./testing/test-site.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { storage } = server.running.platform;
  const thanksArtefact = await putArtefact(storage, "<p>Obrigado</p>");
  const fields = [{ name: "name", label: "Nome", input: "text" as const, isRequired: true, options: [] }];
  const spec: FormSpec = { name: "Contato", after: "message", redirectTo: "", thanks: "", thanksArtefact, fields };
  // Leads of an account that is not there are nobody's, and go nowhere.
  const { accountId } = await server.newCaller();
  await putPage(storage, "<p>violão</p>", { forms: { contato: spec }, site: { accountId } });
});
afterAll(() => server.stop());

const SITE = "violao.localhost";

/** Visits the page and sends its form. */
async function visitAndSend(name: string): Promise<void> {
  expect((await server.send(SITE, "/curso")).text).toBe("<p>violão</p>");
  const posted = await server.send(SITE, `/_v/forms/${PAGE_ID}/contato`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `name=${name}`,
  });
  expect(posted.status).toBe(303);
  expect((await server.send(SITE, posted.headers.location ?? "")).text).toBe("<p>Obrigado</p>");
}

test("pages and forms need no database: they go on while it is killed again and again, and each lead arrives once", async () => {
  const { database } = server.running.platform;
  await visitAndSend("antes");
  for (let turn = 0; turn < 3; turn++) {
    await database.embedded?.kill();
    await visitAndSend(`durante-${turn}`);
  }
  const stored = async (): Promise<string[]> => {
    const rows = await database.queries.execute<{ value: string }>("SELECT answers -> 0 ->> 'value' AS value FROM leads ORDER BY value");
    return rows.rows.map(({ value }) => value);
  };
  const all = ["antes", "durante-0", "durante-1", "durante-2"];
  const until = Date.now() + 20_000;
  while (Date.now() < until && (await stored().catch(() => [])).length < all.length) await wait(100);
  expect(await stored()).toEqual(all);
});
