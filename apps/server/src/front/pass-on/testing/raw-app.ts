import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";

/** What listens at the application's socket and answers with bytes of the test's own. */
export interface RawApp {
  /** What came on each connection so far. */
  readonly connections: { readonly socket: Socket; received: string }[];
  stop(): Promise<void>;
}

/** @param answer called with all that came on a connection, each time that more did */
export async function rawApp(socketPath: string, answer: (socket: Socket, received: string, connection: number) => void): Promise<RawApp> {
  const connections: RawApp["connections"] = [];
  const server = createServer((socket) => {
    const one = { socket, received: "" };
    const index = connections.push(one) - 1;
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      one.received += chunk.toString("latin1");
      answer(socket, one.received, index);
    });
  });
  rmSync(socketPath, { force: true });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  return {
    connections,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { socket } of connections) socket.destroy();
      await closed;
    },
  };
}
