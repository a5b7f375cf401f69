import { rmSync } from "node:fs";
import type { Server } from "node:net";

/**
 * Has a server listen at a Unix socket. One that a killed process left behind is taken away: whoever calls this has what
 * the socket stands for to himself.
 */
export async function listenAt(server: Server, path: string): Promise<void> {
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
}
