import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAIN, runBuiltCommand, startBuiltServer } from "./testing/built-server.ts";
import { type DatabaseFixture, databaseFixture } from "./testing/database-fixture.ts";
import { pageWithForm } from "./testing/page-with-form.ts";
import { freePort, send } from "./testing/test-server.ts";

/** Whether this machine lets us give a process a small disk of its own; where not, the journal's own tests say as much. */
const canMount = spawnSync("unshare", ["-Urm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

let fixture: DatabaseFixture;
beforeAll(async () => {
  fixture = await databaseFixture();
});
afterAll(() => fixture.remove());

test.runIf(canMount)(
  "while the journal's disk is full, forms are asked to come back and pages are served; with space all goes on by itself",
  async () => {
    const port = await freePort();
    const env = fixture.settings(port);
    const small = join(fixture.dataFolder, "journal", "leads");
    mkdirSync(small, { recursive: true });
    const started = `mount -t tmpfs -o size=64k tmpfs "$1" && exec "$2" "$3"`;
    const server = await startBuiltServer(env, ["unshare", "-Urm", "sh", "-c", started, "sh", small, process.execPath, MAIN]);
    try {
      const made = runBuiltCommand(env, "account", "create", "--email", "disk@example.com", "--password", "Segredo#2026");
      const { apiKey } = JSON.parse(made.stdout) as { apiKey: string };
      const call = (method: string, path: string, body?: unknown) =>
        send(port, "localhost", path, {
          method,
          headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      const site = (await call("POST", "/api/sites", { name: "cheio", region: "br" })).json();
      const { document, formId } = pageWithForm();
      const page = (await call("POST", "/api/pages", { siteId: site.id, slug: "p", title: "P", document })).json();
      expect((await call("POST", `/api/pages/${page.id}/publish`)).status).toBe(200);

      let sent = 0;
      const taken: string[] = [];
      const sendForm = async () => {
        const name = `lead-${++sent}`;
        const reply = await send(port, "cheio.localhost", `/_v/forms/${page.id}/${formId}`, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded", origin: `http://cheio.localhost:${port}` },
          body: `name=${name}&email=a%40example.com`,
        });
        if (reply.status === 303) taken.push(name);
        return reply;
      };
      expect((await sendForm()).status).toBe(303);
      const fill = join(`/proc/${server.pid}/root`, small, "fill");
      expect(() => writeFileSync(fill, Buffer.alloc(1_000_000))).toThrow("ENOSPC");
      // What is left of the segment's last page still takes a few.
      while ((await sendForm()).status === 303) expect(sent).toBeLessThan(20);
      for (let n = 0; n < 5; n++) {
        const reply = await sendForm();
        expect([reply.status, reply.headers["retry-after"]]).toEqual([503, "5"]);
      }
      expect((await send(port, "cheio.localhost", "/p")).status).toBe(200);
      const readiness = () => Promise.all(["/readyz", "/readyz/app"].map(async (path) => (await send(port, "localhost", path)).text));
      await expect.poll(readiness).toEqual(["disk full\n", "ready\n"]);
      rmSync(fill);
      await expect.poll(readiness).toEqual(["ready\n", "ready\n"]);
      for (let n = 0; n < 5; n++) expect((await sendForm()).status).toBe(303);
      await expect
        .poll(async () => [...new Set((await call("GET", "/api/leads.csv?box=all")).text.match(/lead-\d+/g))].sort())
        .toEqual([...taken].sort());
      expect(await server.end("SIGTERM")).toBe(0);
    } finally {
      await server.end("SIGKILL");
    }
  },
);
