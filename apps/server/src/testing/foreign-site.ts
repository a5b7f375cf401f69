import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openOutgoing } from "../platform/outgoing/outgoing.ts";
import type { TestServer } from "./test-server.ts";

/** Somebody else's site, on this machine: the server under test may ask it, and nothing else of the inside. */
export interface ForeignSite {
  /** Without a slash at its end. */
  readonly origin: string;
  /** Does something while the server asks nothing of this machine, as outside of tests. */
  whileGuarded<Result>(work: () => Promise<Result>): Promise<Result>;
  leave(): Promise<void>;
}

export async function openForeignSite({ running: { platform } }: TestServer, answer: RequestListener): Promise<ForeignSite> {
  const site = createServer(answer);
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  const guarded = platform.outgoing;
  const open = openOutgoing({ isAllowed: (address) => address === "127.0.0.1", ports: [port, 80] });
  const use = (outgoing: typeof guarded): void => void Object.assign(platform, { outgoing });
  use(open);
  return {
    origin: `http://127.0.0.1:${port}`,
    async whileGuarded(work) {
      use(guarded);
      try {
        return await work();
      } finally {
        use(open);
      }
    },
    async leave() {
      use(guarded);
      await open.stop();
      site.closeAllConnections();
      site.close();
    },
  };
}

/** Goes on for as long as somebody listens. */
export function sendForever(reply: ServerResponse, chunk: Buffer | string): void {
  const more = (): void => {
    while (!reply.destroyed && reply.write(chunk));
    reply.once("drain", more);
  };
  more();
}
