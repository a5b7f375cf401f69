import { join } from "node:path";
import { INTAKE_KINDS, LEADS } from "@vitrine/contract";
import { uploadsPlane } from "../hosting/uploads/uploads-plane.ts";
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
import { storageUser } from "../platform/storage/storage-user.ts";
import { askAppReadiness } from "./app-readiness.ts";
import { type ConnectionLimits, type HttpServer, listen } from "./listen.ts";
import { lookUnlessHearing } from "./look-unless-hearing.ts";
import { openPassOn } from "./pass-on/pass-on.ts";
import { visitorFront } from "./visitor-front.ts";

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
  /** Null where nothing is served over HTTPS. */
  readonly httpsPort: number | null;
  /** Null where no zone is answered for. */
  readonly dnsPort: number | null;
  readonly storage: Storage;
  readonly journals: Journals<typeof INTAKE_KINDS>;
  /** Takes no more requests and lets those under way end, those that were passed on too. */
  stopListening(graceMs: number): Promise<void>;
  /** Ends the rest: to be called once the application has ended, which still reads the journal. */
  close(): Promise<void>;
}

/** Starts what owns the port and the journals; the data folder's part of it must be this process's own. */
export async function startFront({ config, clock, log, build, link, limits, onReady = () => {} }: FrontOptions): Promise<RunningFront> {
  const storage = await folderStorage(join(config.dataFolder, "storage"), storageUser("front", config));
  const { journals, close: closeJournals } = await openJournals({ dataFolder: config.dataFolder, kinds: INTAKE_KINDS, clock, log });
  const room = roomProbe(journalFolder(config.dataFolder, LEADS.name), PROBE_BYTES);
  const visitors = visitorFront({ config, storage, journals, clock, log, limits });
  const app = openPassOn({ socketPath: link.app, config, clock, log });
  // The embedded database has no other nodes.
  const others = config.databaseUrl === undefined ? null : lookUnlessHearing(() => storage.noteChange(null));
  const links = await serveLink({ path: link.front, log, storage, journals, onReady, ...(others ? { onHearing: others.hearing } : {}) });
  const readiness = async (): Promise<Readiness> => {
    const leadsAre = await room();
    if (leadsAre === "full") return "disk full";
    return leadsAre === "room" && (await storage.isReady()) ? "ready" : "not ready";
  };
  const giveUp = async (error: unknown): Promise<never> => {
    others?.stop();
    await links.stop();
    await closeJournals();
    throw error;
  };
  const server = await listen({
    ...{ ...visitors, readiness, passOn: app.handle },
    uploads: uploadsPlane({ storage, builtInImages: builtInImages(build.imagesFolder), clock }),
    appReadiness: () => askAppReadiness(link.app),
  }).catch(giveUp);
  const secured = await visitors.listenSecurely().catch(async (error: unknown) => {
    await server.stop(0);
    return giveUp(error);
  });
  const named = await listenForNames({ config, storage, clock, log }).catch(async (error: unknown) => {
    await Promise.all([server.stop(0), secured?.stop(0)]);
    return giveUp(error);
  });
  return {
    port: server.port,
    httpsPort: secured?.port ?? null,
    dnsPort: named?.port ?? null,
    storage,
    journals,
    async stopListening(graceMs) {
      await Promise.all([server.stop(graceMs), secured?.stop(graceMs), named?.stop(graceMs), app.stop(graceMs)]);
    },
    async close() {
      await closeJournals();
      await links.stop();
      others?.stop();
    },
  };
}

/** Answers for the zone of challenges, where the operator has named one; what reads such questions comes with the first. */
async function listenForNames({
  config: { acmeDns, publicAddresses: addresses, host },
  storage,
  clock,
  log,
}: Pick<FrontOptions, "config" | "clock" | "log"> & { readonly storage: Storage }): Promise<HttpServer | null> {
  if (!acmeDns) return null;
  const now = (): number => clock.now();
  const [{ challengeZone }, { listenDns }] = await Promise.all([import("./dns/challenge-zone.ts"), import("./dns/listen-dns.ts")]);
  const zone = challengeZone({ settings: acmeDns, addresses, storage, log, now });
  return listenDns({ zone, host, port: acmeDns.port, log, now });
}
