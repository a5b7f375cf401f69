import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Where an authority asks under every name, before it is known which port visitors are answered at. */
export interface PortAhead {
  readonly port: number;
  /** Passes on whoever comes, and whoever has come. */
  leadTo(port: number): void;
  /** Has whoever comes from now on wait, as at the beginning. */
  hold(): void;
  stop(): Promise<void>;
}

export async function openPortAhead(): Promise<PortAhead> {
  const open = new Set<Socket>();
  let leading = Promise.withResolvers<number>();
  const server = createServer((socket) => {
    const keep = (one: Socket): void => {
      open.add(one);
      one.on("error", () => one.destroy());
      one.once("close", () => open.delete(one));
    };
    keep(socket);
    void leading.promise.then((port) => {
      const onwards = connect(port, "127.0.0.1");
      keep(onwards);
      socket.once("close", () => onwards.destroy());
      onwards.once("close", () => socket.destroy());
      socket.pipe(onwards).pipe(socket);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => leading.resolve(port),
    hold() {
      leading = Promise.withResolvers();
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
