import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LeadEntry } from "@vitrine/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leadEntry } from "../../testing/lead-entry.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("speed", async () => {
  const { platform, drainer } = server.running;
  const t0 = performance.now();
  const all: Promise<void>[] = [];
  for (let i = 0; i < 20000; i++) all.push(platform.journal.append(leadEntry({ ip: `10.0.${i >> 8}.${i & 255}` })));
  await Promise.all(all);
  const t1 = performance.now();
  await drainer.caughtUp();
  const t2 = performance.now();
  console.log("append", t1 - t0, "drain", t2 - t1, Math.round(20000 / ((t2 - t0) / 1000)), "leads/s");
});
