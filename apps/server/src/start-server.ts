import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { implement } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { visitorPlane } from "./hosting/visitor-plane.ts";
import { MIGRATIONS, openSlices, type Services, type Work } from "./open-slices.ts";
import type { BuildFiles } from "./platform/build/build-files.ts";
import { callerCache } from "./platform/callers.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { daily } from "./platform/daily.ts";
import { databaseFolder, openDatabase } from "./platform/database/database.ts";
import { keepHouse } from "./platform/database/housekeeping/keep-house.ts";
import { hasDatabase } from "./platform/database/ready-folder.ts";
import { openApi } from "./platform/http/api/api.ts";
import { dashboard } from "./platform/http/dashboard.ts";
import { type DashboardSide, type HttpServer, listen } from "./platform/http/listen.ts";
import type { RequestLimits } from "./platform/http/request-limits.ts";
import { uploads } from "./platform/http/uploads.ts";
import { waitingDashboard } from "./platform/http/waiting-dashboard.ts";
import { isFull } from "./platform/is-full.ts";
import { openDeadLetters } from "./platform/journal/dead-letters.ts";
import { openJournal } from "./platform/journal/journal.ts";
import type { Log } from "./platform/log.ts";
import { openOutbox } from "./platform/mail/outbox.ts";
import { outboxPage } from "./platform/mail/outbox-page/outbox-page.ts";
import { openOutgoing } from "./platform/outgoing/outgoing.ts";
import type { Platform } from "./platform/platform.ts";
import type { RequestContext } from "./platform/request-context.ts";
import { openSecrets } from "./platform/secrets.ts";
import { folderStorage } from "./platform/storage/folder-storage.ts";

export interface RunningVitrine {
  readonly platform: Platform;
  readonly services: Services;
  readonly work: Work;
  readonly port: number;
  stop(graceMs: number): Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly build: BuildFiles;
  readonly version: string;
  /** How often one caller may ask; the usual limits unless a test says otherwise. */
  readonly requests?: Partial<RequestLimits>;
  /** Shows a text on the operator's terminal; without it nothing is shown. */
  print?(text: string): void;
}

/** What visitors need: no database among it. */
type VisitorGround = Pick<Platform, "storage" | "journal">;

async function openVisitorGround({ config, clock }: StartOptions): Promise<VisitorGround> {
  const storage = await folderStorage(join(config.dataFolder, "storage"), "app");
  const journal = await openJournal({ folder: join(config.dataFolder, "journal", "leads"), id: clock.id("journal") });
  return { storage, journal };
}

/** What the server and the operator's commands both stand on. */
export async function openPlatform(options: StartOptions, given?: VisitorGround): Promise<Platform> {
  const { config, clock, log, build, print = () => {} } = options;
  const ground = given ?? (await openVisitorGround(options));
  const secrets = await openSecrets(config);
  const deadLetters = await openDeadLetters({ folder: join(config.dataFolder, "journal", "dead-letters"), secrets, clock, log });
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: config.dataFolder,
    migrations: MIGRATIONS,
    workerFile: build.databaseWorker,
    initialiserFile: build.databaseInitialiser,
  });
  const mail = openOutbox({ config, clock, log, database, secrets, print });
  const callers = callerCache(clock);
  return { config, clock, log, ...ground, deadLetters, database, secrets, mail, callers, outgoing: openOutgoing() };
}

interface OpenDashboard extends Pick<RunningVitrine, "platform" | "services" | "work"> {
  readonly side: DashboardSide;
  /** Ends all but the letters, the journal and the database. */
  stop(): Promise<void>;
}

/** Opens the database, and what stands on it. */
async function openDashboard(options: StartOptions, ground: VisitorGround): Promise<OpenDashboard> {
  const platform = await openPlatform(options, ground);
  const { config, clock, log, build } = options;
  const { storage } = platform;
  const { services, routes, dailyJobs, start, close } = await openSlices({ platform, build }).catch(async (error: unknown) => {
    // Who tries again must not be the second who has the database open.
    await platform.database.stop();
    throw error;
  });
  const router = implement(contract).$context<RequestContext>().router(routes);
  const work = start();
  const housekeeping = keepHouse(platform);
  const tidying = daily(log, dailyJobs);
  const side: DashboardSide = {
    dashboard: dashboard({
      config,
      clock,
      log,
      api: openApi(
        router,
        { publicUrl: config.publicUrl, version: options.version, sessionCookie: services.sessionCookie },
        { log, clock, hasRoom: storage.hasRoom, recordDeed: services.recordDeed },
      ),
      hasRoom: storage.hasRoom,
      webFolder: build.webFolder,
      ...(options.requests ? { requests: options.requests } : {}),
      identify: services.identify,
    }),
    uploads: uploads(services.findUploaded),
    operatorPage: outboxPage(platform),
    async readiness() {
      if (!(await storage.hasRoom())) return "disk full";
      return (await platform.database.isReady()) && (await storage.isReady()) ? "ready" : "not ready";
    },
  };
  return {
    platform,
    services,
    work,
    side,
    async stop() {
      await tidying.stop();
      await housekeeping.stop();
      await close();
    },
  };
}

const WAITING = "\n  The disk is full. Published pages are served; everything else waits until there is room.\n\n";
const LOOK_AGAIN_MS = 2_000;

/** Whether a start failed for want of room, where there is something to be served meanwhile. */
async function mayWait({ config }: StartOptions, { storage }: VisitorGround, error: unknown): Promise<boolean> {
  const isNew = config.databaseUrl === undefined && !hasDatabase(databaseFolder(config.dataFolder));
  return !isNew && (isFull(error) || !(await storage.hasRoom()));
}

/**
 * Starts everything; the data folder must be this process's own. Where the disk is too full to open the database,
 * visitors are served, and this resolves once there was room.
 */
export async function startServer(options: StartOptions): Promise<RunningVitrine> {
  const { config, clock, log, build, requests, print = () => {} } = options;
  const ground = await openVisitorGround(options);
  const { hasRoom } = ground.storage;
  const plane = visitorPlane({ ...ground, clock, log });
  let side = waitingDashboard({ config, clock, log, hasRoom, webFolder: build.webFolder, ...(requests ? { requests } : {}) });
  const serve = () =>
    listen({
      ...{ config, log, sites: plane.handle },
      dashboard: { fetch: (...asked) => side.dashboard.fetch(...asked) },
      uploads: (...asked) => side.uploads(...asked),
      operatorPage: (...asked) => side.operatorPage(...asked),
      readiness: () => side.readiness(),
    });
  let early: HttpServer | null = null;
  let opened: OpenDashboard | null = null;
  while (!opened) {
    try {
      opened = await openDashboard(options, ground);
    } catch (error) {
      if (!(await mayWait(options, ground, error))) {
        await early?.stop(0);
        throw error;
      }
      if (!early) {
        log("error", "start.waits_for_room", { error });
        print(WAITING);
        early = await serve();
      }
      await wait(LOOK_AGAIN_MS);
    }
  }
  const { platform, services, work } = opened;
  const dashboardSide = opened;
  side = opened.side;
  const server = early ?? (await serve());
  platform.mail.wake();
  return {
    platform,
    services,
    work,
    port: server.port,
    async stop(graceMs) {
      await Promise.all([server.stop(graceMs), platform.mail.stop()]);
      await Promise.all(Object.values(work).map((begun) => begun.stop()));
      await platform.journal.close();
      await dashboardSide.stop();
      await platform.mail.stop();
      await platform.outgoing.stop();
      await platform.database.stop();
    },
  };
}
