import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A kept-alive connection that sends one request after the other and waits for each answer. */
export interface LeadConnection {
  /** Resolves once the answer is there: true for a 200. */
  send(request: string): Promise<boolean>;
  close(): void;
}

export async function leadConnection(port: number): Promise<LeadConnection> {
  const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await once(socket, "connect");
  let received = "";
  let waiting: { resolve: (isTaken: boolean) => void; reject: (error: Error) => void } | null = null;
  /** Answers to leads are of one length: once it is known, their heads need no more reading. */
  let usualLength = 0;
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    received = received === "" ? text : received + text;
    if (received.length !== usualLength) {
      const head = received.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = head + 4 + Number(/content-length: (\d+)/i.exec(received.slice(0, head))?.[1] ?? 0);
      if (received.length < length) return;
      usualLength = length;
    }
    const isTaken = received.startsWith("HTTP/1.1 200 ");
    received = "";
    const answered = waiting;
    waiting = null;
    answered?.resolve(isTaken);
  });
  const fail = (): void => waiting?.reject(new Error("the server closed the connection"));
  socket.on("error", fail);
  socket.on("close", fail);
  return {
    send(request) {
      return new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error("the connection was closed"));
        waiting = { resolve, reject };
        socket.write(request);
      });
    },
    close: () => socket.destroy(),
  };
}
