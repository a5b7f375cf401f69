import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { challengeKey, challengePart } from "@vitrine/contract";
import { contentHash } from "../../../../platform/storage/content-hash.ts";
import type { Storage } from "../../../../platform/storage/storage.ts";

/** What an authority finds under every name: the challenges that are in storage, and nothing else. */
export interface ShownFiles {
  readonly port: number;
  /** Where they are. */
  from: Pick<Storage, "get"> | null;
  /** Shows somebody else's answer in place of ours. */
  showForeign(isForeign: boolean): void;
  stop(): Promise<void>;
}

export async function showFiles(): Promise<ShownFiles> {
  let isForeign = false;
  const server = createServer(async ({ url = "", headers }, response) => {
    const token = url.split("/").at(-1) ?? "";
    const bytes = await shown.from?.get(challengeKey(contentHash(token)));
    const part = bytes ? challengePart.parse(JSON.parse(bytes.toString("utf8"))) : null;
    const isTheirs = part?.host === headers.host?.replace(/:\d+$/, "");
    response.writeHead(isTheirs ? 200 : 404).end(isForeign ? "another server" : isTheirs ? part?.keyAuthorization : "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const shown: ShownFiles = {
    port: (server.address() as AddressInfo).port,
    from: null,
    showForeign(to) {
      isForeign = to;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return shown;
}
