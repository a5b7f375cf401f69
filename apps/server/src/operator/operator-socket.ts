import { chmodSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { listenAt } from "../platform/link/listen-at.ts";

/** What a command answers: text for the terminal, and whether it worked. */
export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

/** Takes operator commands over a socket only this system's user can open: one line of JSON words in, one out. */
export async function serveOperator(
  path: string,
  run: (words: readonly string[]) => Promise<CommandResult>,
): Promise<{ close(): Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer((connection) => {
    open.add(connection);
    connection.on("close", () => open.delete(connection));
    let received = "";
    connection.setEncoding("utf8");
    connection.on("error", () => connection.destroy());
    connection.on("data", (chunk: string) => {
      received += chunk;
      if (received.length > 100_000) connection.destroy();
      const end = received.indexOf("\n");
      if (end < 0) return;
      void Promise.resolve()
        .then(() => run(JSON.parse(received.slice(0, end)) as string[]))
        .catch((error: unknown): CommandResult => ({ ok: false, output: error instanceof Error ? error.message : String(error) }))
        .then((result) => connection.end(`${JSON.stringify(result)}\n`));
    });
  });
  await listenAt(server, path);
  chmodSync(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of open) connection.destroySoon();
      }),
  };
}

/** Whether asking failed because no server listens there (any more), so that nothing can have been done. */
export function isNobodyThere(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ECONNREFUSED";
}

/** Has a running server carry out a command. */
export function askServer(path: string, words: readonly string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(path);
    let received = "";
    connection.setEncoding("utf8");
    connection.on("error", reject);
    connection.on("data", (chunk: string) => {
      received += chunk;
    });
    connection.on("end", () => {
      try {
        resolve(JSON.parse(received) as CommandResult);
      } catch {
        reject(new Error("The server stopped before it answered. Look whether the command was carried out, then try again."));
      }
    });
    connection.write(`${JSON.stringify(words)}\n`);
  });
}
