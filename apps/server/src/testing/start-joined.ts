import { rmSync } from "node:fs";
import { type RunningFront, startFront } from "../front/start-front.ts";
import { makeLinkFolder } from "../platform/link/link-folder.ts";
import { type RunningApp, type StartOptions, startApp } from "../start-app.ts";

/** Front and application in one process, which talk over real sockets. */
export interface JoinedServer {
  readonly running: RunningApp;
  readonly front: RunningFront;
  stop(): Promise<void>;
}

/** How long requests under way may take to end, in milliseconds. */
const DRAIN_MS = 1_000;

export async function startJoined(options: Omit<StartOptions, "link">): Promise<JoinedServer> {
  const link = makeLinkFolder();
  const front = await startFront({ ...options, link });
  const running = await startApp({ ...options, link });
  return {
    running,
    front,
    async stop() {
      await front.stopListening(DRAIN_MS);
      await running.stop(DRAIN_MS);
      await front.close();
      rmSync(link.path, { recursive: true, force: true });
    },
  };
}
