import { connect, createServer, type Server, type Socket } from "node:net";

/** Stands between the server and PostgreSQL, so that a test can take the database away and bring it back. */
export interface DatabaseRelay {
  /** The address to use in place of the database's own. */
  to(databaseUrl: string): Promise<string>;
  /** Breaks every connection and refuses new ones, as a stopped server does. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

export function databaseRelay(): DatabaseRelay {
  const open = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  let target = new URL("postgres://127.0.0.1:5432");
  const listen = (): Promise<void> =>
    new Promise((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(target.port), target.hostname);
        for (const [socket, other] of [
          [near, far],
          [far, near],
        ] as const) {
          open.add(socket);
          socket.on("error", () => other.destroy());
          socket.on("close", () => {
            open.delete(socket);
            other.destroy();
          });
          socket.pipe(other);
        }
      });
      server.listen(port, "127.0.0.1", () => {
        const address = server?.address();
        if (typeof address === "object" && address) port = address.port;
        resolve();
      });
    });
  return {
    async to(databaseUrl) {
      target = new URL(databaseUrl);
      await listen();
      const url = new URL(databaseUrl);
      url.port = String(port);
      return url.href;
    },
    async cut() {
      const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: listen,
  };
}
