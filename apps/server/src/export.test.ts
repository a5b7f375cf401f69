import { afterAll, beforeAll, expect, test } from "vitest";
import { fromBuffer } from "yauzl";
import { startTestServer, type TestServer } from "./testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The files of an archive, by their paths. */
function unzip(archive: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, string>();
    fromBuffer(archive, { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on("error", reject);
      zip.on("end", () => resolve(files));
      zip.on("entry", (entry) => {
        zip.openReadStream(entry, (problem, stream) => {
          if (problem) return reject(problem);
          const chunks: Buffer[] = [];
          stream.on("data", (chunk: Buffer) => chunks.push(chunk));
          stream.on("error", reject);
          stream.on("end", () => {
            files.set(entry.fileName, Buffer.concat(chunks).toString("utf8"));
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}

test("an account takes everything it owns along, and no secret with it", async () => {
  const ana = await server.newPerson();
  const site = (await ana.call("POST", "/api/sites", { name: "da-ana", region: "br" })).json();
  await ana.call("POST", "/api/pages", { siteId: site.id, slug: "oferta", title: "Oferta" });
  const { key } = (await ana.call("POST", "/api/accounts/me/keys", { name: "Planilha", scopes: ["leads:read"] })).json();
  const reply = await ana.call("GET", "/api/accounts/me/export");
  expect([reply.status, reply.headers["content-type"]]).toEqual([200, "application/zip"]);
  const files = await unzip(reply.bytes);
  const names = [...files.keys()];
  for (const part of [
    "account.json",
    "sites.json",
    "leads.csv",
    "leads.json",
    "images.json",
    "two-factor.json",
    "sessions.json",
    "consents.json",
  ]) {
    expect(names, part).toContain(part);
  }
  expect(names.filter((name) => name.startsWith("pages/"))).toHaveLength(1);
  expect(JSON.parse(files.get("sessions.json") ?? "").sessions).toMatchObject([{ id: ana.sessionId, revokedAt: null }]);
  const everything = [...files.values()].join("\n");
  for (const secret of [key, ana.password, ...ana.cookies.values()]) expect(everything).not.toContain(secret);
  // Hashes of secrets are 64 hexadecimal digits, of passwords begin with their method.
  expect(everything).not.toMatch(/"[0-9a-f]{64}"|\$argon2/);
});

test("somebody else's export holds nothing of it", async () => {
  const bia = await server.newPerson();
  const files = await unzip((await bia.call("GET", "/api/accounts/me/export")).bytes);
  expect([...files.values()].join("\n")).not.toContain("da-ana");
});

test("which code of its own is switched on, by whom and when, goes along, and no one else's", async () => {
  const [ana, bia] = await Promise.all([server.newPerson(), server.newPerson()]);
  const seal = "a".repeat(64);
  await ana.call("PUT", `/api/own-code/${seal}`, {});
  const files = await unzip((await ana.call("GET", "/api/accounts/me/export")).bytes);
  expect(JSON.parse(files.get("own-code.json") ?? "[]")).toEqual([
    { seal, approvedBy: ana.accountId, approvedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  const others = await unzip((await bia.call("GET", "/api/accounts/me/export")).bytes);
  expect(others.has("own-code.json")).toBe(false);
});
