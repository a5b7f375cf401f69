import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { implement } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { accountMigrations, accountRoutes, findPresence, purgeAccounts, purgeEmailTokens } from "./features/accounts/index.ts";
import { adminRoutes } from "./features/admin/index.ts";
import { auditMigrations, auditRoutes, purgeEvents, recordDeed } from "./features/audit/index.ts";
import { billingMigrations, billingRoutes, openPlanTable, type PlanTable } from "./features/billing/index.ts";
import { captchaMigrations, captchaRoutes } from "./features/captcha/index.ts";
import { exportFactors, factorMigrations, factorRoutes } from "./features/factors/index.ts";
import { exportImages, imageMigrations, imageRoutes, openImageLibrary, removeImageFiles, uploadedFiles } from "./features/images/index.ts";
import {
  type Drainer,
  exportLeads,
  leadMigrations,
  leadRoutes,
  removeLeadsOf,
  startDrainer,
  tendDeadLetters,
} from "./features/leads/index.ts";
import { exportConsents, legalMigrations, legalRoutes } from "./features/legal/index.ts";
import { exportPages, pageMigrations, pageRoutes } from "./features/pages/index.ts";
import {
  movePage,
  openNewSite,
  pageCompiler,
  publishingMigrations,
  publishingRoutes,
  reconcileManifests,
  removeAccountSites,
  tidyPublishing,
} from "./features/publishing/index.ts";
import {
  cookieName,
  exportSessions,
  forgetDevices,
  identifyCaller,
  sessionMigrations,
  sessionRoutes,
  tidySessions,
} from "./features/sessions/index.ts";
import { exportSites, siteMigrations, siteRoutes } from "./features/sites/index.ts";
import { templateRoutes } from "./features/templates/index.ts";
import { visitorPlane } from "./hosting/visitor-plane.ts";
import { builtInPictures } from "./platform/built-in-pictures.ts";
import { callerCache } from "./platform/callers.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { daily } from "./platform/daily.ts";
import { databaseFolder, openDatabase } from "./platform/database/database.ts";
import { keepHouse } from "./platform/database/housekeeping/keep-house.ts";
import { databaseMigrations } from "./platform/database/migrations.ts";
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
import { mailMigrations } from "./platform/mail/migrations.ts";
import { openOutbox } from "./platform/mail/outbox.ts";
import { outboxPage } from "./platform/mail/outbox-page/outbox-page.ts";
import { openOutgoing } from "./platform/outgoing/outgoing.ts";
import type { Platform } from "./platform/platform.ts";
import type { RequestContext } from "./platform/request-context.ts";
import { openSecrets } from "./platform/secrets.ts";
import { folderStorage } from "./platform/storage/folder-storage.ts";
import { whenRoom } from "./platform/when-room.ts";

/** What the build left for the server to use. */
export interface BuildFiles {
  readonly databaseWorker: URL;
  readonly databaseInitialiser: URL;
  /** Compiles large pages. */
  readonly compileWorker: URL;
  readonly webFolder: URL;
  readonly visitorFolder: URL;
  /** Pictures made for the product, with their index. */
  readonly picturesFolder: URL;
}

export interface RunningVitrine {
  readonly platform: Platform;
  readonly plans: PlanTable;
  readonly port: number;
  readonly drainer: Drainer;
  stop(graceMs: number): Promise<void>;
}

export const MIGRATIONS = [
  databaseMigrations,
  mailMigrations,
  accountMigrations,
  auditMigrations,
  billingMigrations,
  captchaMigrations,
  legalMigrations,
  factorMigrations,
  sessionMigrations,
  siteMigrations,
  pageMigrations,
  imageMigrations,
  publishingMigrations,
  leadMigrations,
].flat();

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
type Ground = Pick<Platform, "storage" | "journal">;

async function openGround({ config, clock }: StartOptions): Promise<Ground> {
  const storage = await folderStorage(join(config.dataFolder, "storage"));
  const journal = await openJournal({ folder: join(config.dataFolder, "journal", "leads"), id: clock.id("journal") });
  return { storage, journal };
}

/** What the server and the operator's commands both stand on. */
export async function openPlatform(options: StartOptions, given?: Ground): Promise<Platform> {
  const { config, clock, log, build, print = () => {} } = options;
  const ground = given ?? (await openGround(options));
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

/** What an account leaves outside of its own rows; what visitors see goes first. */
async function removeBelongings(platform: Platform, accountId: string): Promise<void> {
  await removeAccountSites(platform, accountId);
  await removeLeadsOf(platform, accountId);
  await removeImageFiles(platform, accountId);
}

interface OpenDashboard extends Pick<RunningVitrine, "platform" | "plans" | "drainer"> {
  readonly side: DashboardSide;
  /** Ends all but the letters, the journal and the database. */
  stop(): Promise<void>;
}

/** Opens the database, and what stands on it. */
async function openDashboard(options: StartOptions, ground: Ground): Promise<OpenDashboard> {
  const platform = await openPlatform(options, ground);
  const { config, clock, log, build } = options;
  const { storage } = platform;
  const begin = async () => ({
    plans: await openPlanTable(platform),
    reconciling: await whenRoom(log, "manifests", () => reconcileManifests(platform)),
  });
  const { plans, reconciling } = await begin().catch(async (error: unknown) => {
    // Who tries again must not be the second who has the database open.
    await platform.database.stop();
    throw error;
  });
  const pictures = builtInPictures(build.picturesFolder);
  const library = openImageLibrary(platform);
  const publishing = { compiler: pageCompiler(build), library, pictures };
  const exportParts = [
    exportSites(platform),
    exportPages(platform),
    exportLeads(platform),
    exportImages(platform),
    exportFactors(platform),
    exportSessions(platform),
    exportConsents(platform),
  ];
  const router = implement(contract)
    .$context<RequestContext>()
    .router({
      accounts: accountRoutes(platform, { exportParts }),
      audit: auditRoutes(platform),
      factors: factorRoutes(platform, { onTwoFactorOff: forgetDevices }),
      sessions: sessionRoutes(platform, { plans }),
      captcha: captchaRoutes(platform),
      legal: legalRoutes(platform),
      billing: billingRoutes(platform, plans),
      admin: adminRoutes(platform, plans),
      sites: siteRoutes(platform, openNewSite(platform)),
      templates: templateRoutes(platform),
      pages: pageRoutes(platform, { move: (accountId, to) => movePage(platform, publishing, accountId, to) }),
      images: imageRoutes(platform, library),
      publishing: publishingRoutes(platform, publishing),
      leads: leadRoutes(platform),
    });
  const drainer = startDrainer(platform, { findAccounts: findPresence });
  const housekeeping = keepHouse(platform);
  const tidying = daily(log, [
    { name: "publishing", run: () => tidyPublishing(platform, library) },
    { name: "sessions", run: () => tidySessions(platform) },
    { name: "audit", run: async () => void (await purgeEvents(platform)) },
    { name: "dead-letters", run: () => tendDeadLetters(platform) },
    { name: "email-tokens", run: () => purgeEmailTokens(platform) },
    {
      name: "accounts",
      run: async () => void (await purgeAccounts(platform, { removeBelongings: (id) => removeBelongings(platform, id) })),
    },
  ]);
  const side: DashboardSide = {
    dashboard: dashboard({
      config,
      clock,
      log,
      api: openApi(
        router,
        { publicUrl: config.publicUrl, version: options.version, sessionCookie: cookieName(config) },
        {
          log,
          clock,
          hasRoom: storage.hasRoom,
          recordDeed: (context, deed) => recordDeed(platform, context, deed),
        },
      ),
      hasRoom: storage.hasRoom,
      webFolder: build.webFolder,
      ...(options.requests ? { requests: options.requests } : {}),
      identify: (headers) => identifyCaller(platform, plans, headers),
    }),
    uploads: uploads(uploadedFiles(platform.database, library, pictures)),
    operatorPage: outboxPage(platform),
    async readiness() {
      if (!(await storage.hasRoom())) return "disk full";
      return (await platform.database.isReady()) && (await storage.isReady()) ? "ready" : "not ready";
    },
  };
  return {
    platform,
    plans,
    drainer,
    side,
    async stop() {
      reconciling.stop();
      await tidying.stop();
      await housekeeping.stop();
      await library.stop();
      plans.stop();
    },
  };
}

const WAITING = "\n  The disk is full. Published pages are served; everything else waits until there is room.\n\n";
const LOOK_AGAIN_MS = 2_000;

/** Whether a start failed for want of room, where there is something to be served meanwhile. */
async function mayWait({ config }: StartOptions, { storage }: Ground, error: unknown): Promise<boolean> {
  const isNew = config.databaseUrl === undefined && !hasDatabase(databaseFolder(config.dataFolder));
  return !isNew && (isFull(error) || !(await storage.hasRoom()));
}

/**
 * Starts everything; the data folder must be this process's own. Where the disk is too full to open the database,
 * visitors are served, and this resolves once there was room.
 */
export async function startServer(options: StartOptions): Promise<RunningVitrine> {
  const { config, clock, log, build, requests, print = () => {} } = options;
  const ground = await openGround(options);
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
  const { platform, plans, drainer } = opened;
  const dashboardSide = opened;
  side = opened.side;
  const server = early ?? (await serve());
  platform.mail.wake();
  return {
    platform,
    plans,
    port: server.port,
    drainer,
    async stop(graceMs) {
      await Promise.all([server.stop(graceMs), platform.mail.stop()]);
      await drainer.stop();
      await platform.journal.close();
      await dashboardSide.stop();
      await platform.mail.stop();
      await platform.outgoing.stop();
      await platform.database.stop();
    },
  };
}
