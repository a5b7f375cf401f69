import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { internalHeaders } from "../link/internal-headers.ts";
import { serveApp } from "./serve-app.ts";

/** A server whose every answer waits until it is let go, and a caller who has hung up on it. */
async function hungUpOn(): Promise<{ stop(graceMs: number): Promise<void>; letGo(): void }> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-serve-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "app.sock");
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<Response>();
  const server = await serveApp(
    path,
    () => undefined,
    () => ({
      dashboard: {
        fetch: () => {
          asked.resolve();
          return held.promise;
        },
      },
      uploads: async () => undefined,
      operatorPage: async () => false,
      streams: () => undefined,
      readiness: async () => ({ isReady: true }) as never,
    }),
  );
  const call = request({
    socketPath: path,
    path: "/api/pages",
    headers: ["host", "localhost", ...internalHeaders({ address: "127.0.0.1", scheme: "http", plane: "dashboard" })],
  });
  call.on("error", () => undefined);
  call.end();
  await asked.promise;
  call.destroy();
  return { stop: server.stop, letGo: () => held.resolve(new Response("late")) };
}

test("an end waits for what is still being answered, though its caller hung up", async () => {
  const { stop, letGo } = await hungUpOn();
  let hasStopped = false;
  const stopped = stop(10_000).then(() => {
    hasStopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(hasStopped).toBe(false);
  letGo();
  await stopped;
});

test("and no longer than it was given", async () => {
  const { stop } = await hungUpOn();
  await stop(100);
});
