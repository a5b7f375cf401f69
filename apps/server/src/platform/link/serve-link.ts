import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json, text } from "node:stream/consumers";
import { z } from "zod";
import type { JournalWriter } from "../journal/journal-position.ts";
import type { Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import { CHANGES, HEARING, JOURNAL, JOURNAL_AFTER, READY } from "./link-paths.ts";
import { listenAt } from "./listen-at.ts";

export interface LinkServerOptions {
  /** The socket the application calls at. */
  readonly path: string;
  readonly log: Log;
  /** Told of what the application has put or removed. */
  readonly storage: Pick<Storage, "noteChange">;
  /** By the names of their kinds. */
  readonly journals: Readonly<Record<string, JournalWriter>>;
  /** Called each time an application is ready, with what it has to say to the operator. */
  onReady(words: string): void;
  /** Called about once a second while the application hears all that other nodes tell. */
  onHearing?(): void;
}

const changes = z.union([z.null(), z.array(z.string())]);
const place = z.object({ segment: z.coerce.number(), offset: z.coerce.number() });

/** The front's side of the link: what the application may tell and ask it. */
export async function serveLink({
  path,
  log,
  storage,
  journals,
  onReady,
  onHearing,
}: LinkServerOptions): Promise<{ stop(): Promise<void> }> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://front");
    const journal = new Map(Object.entries(journals)).get(searchParams.get("kind") ?? "");
    if (pathname === CHANGES) {
      for (const key of changes.parse(await json(request)) ?? [null]) storage.noteChange(key);
      response.writeHead(204).end();
    } else if (pathname === HEARING) {
      onHearing?.();
      response.writeHead(204).end();
    } else if (pathname === JOURNAL && journal) {
      response.end(JSON.stringify(await journal.position()));
    } else if (pathname === JOURNAL_AFTER && journal) {
      const leaving = new AbortController();
      response.on("close", () => leaving.abort());
      await journal.waitFor(place.parse(Object.fromEntries(searchParams)), leaving.signal);
      response.end();
    } else if (pathname === READY) {
      onReady(await text(request));
      response.writeHead(204).end();
    } else response.writeHead(404).end();
  };
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      log("error", "link.failed", { path: request.url, error });
      response.writeHead(500).end();
    });
  });
  await listenAt(server, path);
  return {
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
