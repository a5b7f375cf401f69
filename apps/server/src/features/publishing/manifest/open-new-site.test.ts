import { siteKey } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestCaller, type TestServer } from "../../../testing/test-server.ts";
import { reconcileManifests } from "./site-manifest.ts";

let server: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
});
afterAll(() => server.stop());

const create = (name: string) => ana.call("POST", "/api/sites", { name, region: "br" });
const visit = (name: string) => server.send(`${name}.localhost`, "/");

test("a site is there for visitors as soon as it is made, even for one who asked before", async () => {
  expect((await visit("nova")).status).toBe(404);
  expect((await create("nova")).status).toBe(201);
  const reply = await visit("nova");
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining("Este site está sendo preparado")]);
});

test("a site whose first manifest could not be written is made all the same, and is there after the next start", async () => {
  const { platform } = server.running;
  const { put } = platform.storage;
  platform.storage.put = (key, bytes) => (key === siteKey("cheia") ? Promise.reject(new Error("ENOSPC")) : put(key, bytes));
  expect((await create("cheia")).status).toBe(201);
  platform.storage.put = put;
  expect((await visit("cheia")).status).toBe(404);
  await reconcileManifests(platform);
  expect((await visit("cheia")).status).toBe(200);
});
