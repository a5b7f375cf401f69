import { join } from "node:path";
import { INTAKE_KINDS, LEADS } from "@vitrine/contract";
import { uploadsPlane } from "../hosting/uploads/uploads-plane.ts";
import { visitorPlane } from "../hosting/visitor-plane.ts";
import type { BuildFiles } from "../platform/build/build-files.ts";
import { builtInImages } from "../platform/build/built-in-images.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { type Journals, journalFolder, openJournals } from "../platform/journal/open-journals.ts";
import type { LinkFolder } from "../platform/link/link-folder.ts";
import type { Readiness } from "../platform/link/readiness.ts";
import { serveLink } from "../platform/link/serve-link.ts";
import type { Log } from "../platform/log.ts";
import { roomProbe } from "../platform/room-probe.ts";
import { folderStorage } from "../platform/storage/folder-storage.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { askAppReadiness } from "./app-readiness.ts";
import { type ConnectionLimits, listen } from "./listen.ts";
import { openPassOn } from "./pass-on/pass-on.ts";

export interface FrontOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly build: Pick<BuildFiles, "imagesFolder">;
  /** Where the front and the application find each other. */
  readonly link: LinkFolder;
  /** Called each time an application is ready, with what it has to say to the operator. */
  onReady?(words: string): void;
  readonly limits?: Partial<ConnectionLimits>;
}

/** What has to fit into the journal for it to take leads: some of them at once. */
const PROBE_BYTES = 8 * 1024;

/** What visitors are served from, and by: no database among it. */
export interface RunningFront {
  readonly port: number;
  readonly storage: Storage;
  readonly journals: Journals<typeof INTAKE_KINDS>;
  /** Takes no more requests and lets those under way end, those that were passed on too. */
  stopListening(graceMs: number): Promise<void>;
  /** Ends the rest: to be called once the application has ended, which still reads the journal. */
  close(): Promise<void>;
}

/** Starts what owns the port and the journals; the data folder's part of it must be this process's own. */
export async function startFront({ config, clock, log, build, link, limits, onReady = () => {} }: FrontOptions): Promise<RunningFront> {
  const storage = await folderStorage(join(config.dataFolder, "storage"), "front");
  const { journals, close: closeJournals } = await openJournals({ dataFolder: config.dataFolder, kinds: INTAKE_KINDS, clock, log });
  const room = roomProbe(journalFolder(config.dataFolder, LEADS.name), PROBE_BYTES);
  const plane = visitorPlane({ storage, journals, clock, log });
  const app = openPassOn({ socketPath: link.app, config, clock, log });
  const links = await serveLink({ path: link.front, log, storage, journals, onReady });
  const readiness = async (): Promise<Readiness> => {
    const leadsAre = await room();
    if (leadsAre === "full") return "disk full";
    return leadsAre === "room" && (await storage.isReady()) ? "ready" : "not ready";
  };
  const server = await listen({
    ...{ config, log, readiness, sites: plane.handle, passOn: app.handle },
    uploads: uploadsPlane({ storage, builtInImages: builtInImages(build.imagesFolder), clock }),
    appReadiness: () => askAppReadiness(link.app),
    ...(limits ? { limits } : {}),
  }).catch(async (error: unknown) => {
    await links.stop();
    await closeJournals();
    throw error;
  });
  return {
    port: server.port,
    storage,
    journals,
    async stopListening(graceMs) {
      await Promise.all([server.stop(graceMs), app.stop(graceMs)]);
    },
    async close() {
      await closeJournals();
      await links.stop();
    },
  };
}
