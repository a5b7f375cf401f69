import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { makeId } from "@vitrine/contract";
import { Hono } from "hono";
import { type ConnectionLimits, listen } from "../../front/listen.ts";
import { visitorFront } from "../../front/visitor-front.ts";
import { readConfig } from "../../platform/config.ts";
import { type Journal, openJournal } from "../../platform/journal/journal.ts";
import { JOURNAL_START } from "../../platform/journal/journal-position.ts";
import { journalReader } from "../../platform/journal/journal-reader.ts";
import { folderStorage } from "../../platform/storage/folder-storage.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { freePort, type Reply, type SendOptions, send } from "../../testing/test-server.ts";

/** The visitor plane alone, over a real port, folder and journal, with a clock that tests move. */
export interface TestPlane {
  readonly port: number;
  /** 0 where no port for HTTPS is set. */
  readonly httpsPort: number;
  readonly storage: Storage;
  /** Where the storage has its files. */
  readonly folder: string;
  readonly journal: Journal;
  readonly clock: { now: number };
  /** What was logged, by event name. */
  readonly logged: string[];
  send(host: string, path: string, options?: SendOptions): Promise<Reply>;
  /** Sends bytes as they are and gives back all that came until the server closed, or nothing came for a while. */
  sendRaw(text: string): Promise<string>;
  /** Leads in the journal. */
  leads(): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

export interface TestPlaneOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly journal?: Partial<Journal>;
  readonly limits?: Partial<ConnectionLimits>;
}

const QUIET_MS = 300;

export async function startTestPlane({ env = {}, journal: parts = {}, limits = {} }: TestPlaneOptions = {}): Promise<TestPlane> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-plane-"));
  const storage = await folderStorage(join(folder, "storage"), "app");
  const journal = await openJournal({ folder: join(folder, "journal"), id: makeId("journal", Date.now(), randomBytes(16)) });
  const port = await freePort();
  const config = readConfig({ PORT: String(port), VITRINE_DATA: folder, ...env });
  const clock = { now: Date.UTC(2026, 10, 21) };
  const logged: string[] = [];
  const log = (_level: string, event: string): void => {
    logged.push(event);
  };
  const visitors = visitorFront({
    config,
    limits,
    storage,
    journals: { leads: { ...journal, ...parts } },
    clock: { now: () => clock.now, id: (kind) => makeId(kind, clock.now, randomBytes(16)) },
    log,
  });
  const dashboard = new Hono<{ Bindings: { clientAddress: string } }>();
  dashboard.onError((_error, c) => c.text("broken", 500));
  dashboard.post("/echo", async (c) => c.text(`[${await c.req.text()}]`));
  dashboard.all("*", (c) => c.text("dashboard"));
  const answerDashboard = getRequestListener(dashboard.fetch);
  const server = await listen({
    ...visitors,
    passOn: (request, response) => void answerDashboard(request, response),
    uploads: (_request, response) => {
      response.end("uploads");
      return true;
    },
    readiness: async () => "ready",
    appReadiness: async () => "ready",
  });
  const secured = await visitors.listenSecurely();
  return {
    port,
    httpsPort: secured?.port ?? 0,
    storage,
    folder: join(folder, "storage"),
    journal,
    clock,
    logged,
    send: (host, path, options) => send(port, host, path, options),
    sendRaw: (text) =>
      new Promise((resolve, reject) => {
        let received = "";
        const socket = connect(port, "127.0.0.1", () => socket.write(text));
        socket.setTimeout(QUIET_MS, () => socket.destroy());
        socket.on("data", (chunk) => {
          received += chunk.toString("latin1");
        });
        socket.on("error", reject);
        socket.on("close", () => resolve(received));
      }),
    async leads() {
      const reader = journalReader(join(folder, "journal"), journal);
      await reader.list();
      return (await reader.read(journal.id, JOURNAL_START, 4_000_000)).records as Record<string, unknown>[];
    },
    async stop() {
      await Promise.all([server.stop(500), secured?.stop(500)]);
      await journal.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
