import { join } from "node:path";
import { implement } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { accountMigrations, accountRoutes } from "./features/accounts/index.ts";
import { imageMigrations, imageRoutes, openImageLibrary, uploadedFiles } from "./features/images/index.ts";
import { type Drainer, leadMigrations, leadRoutes, startDrainer } from "./features/leads/index.ts";
import { pageMigrations, pageRoutes } from "./features/pages/index.ts";
import { publishingMigrations, publishingRoutes, reconcileManifests, tidyDaily } from "./features/publishing/index.ts";
import { identifyCaller, sessionMigrations, sessionRoutes } from "./features/sessions/index.ts";
import { siteMigrations, siteRoutes } from "./features/sites/index.ts";
import { templateRoutes } from "./features/templates/index.ts";
import { visitorPlane } from "./hosting/visitor-plane.ts";
import { builtInPictures } from "./platform/built-in-pictures.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/database/database.ts";
import { openApi } from "./platform/http/api.ts";
import { dashboard } from "./platform/http/dashboard.ts";
import { listen } from "./platform/http/listen.ts";
import { uploads } from "./platform/http/uploads.ts";
import { openJournal } from "./platform/journal/journal.ts";
import type { Log } from "./platform/log.ts";
import type { Platform } from "./platform/platform.ts";
import type { RequestContext } from "./platform/request-context.ts";
import { folderStorage } from "./platform/storage/folder-storage.ts";
import { visitorScripts } from "./platform/visitor-scripts.ts";

/** What the build left for the server to use. */
export interface BuildFiles {
  readonly databaseWorker: URL;
  readonly databaseInitialiser: URL;
  readonly webFolder: URL;
  readonly visitorFolder: URL;
  /** Pictures made for the product, with their index. */
  readonly picturesFolder: URL;
}

export interface RunningVitrine {
  readonly platform: Platform;
  readonly port: number;
  readonly drainer: Drainer;
  stop(graceMs: number): Promise<void>;
}

export const MIGRATIONS = [
  accountMigrations,
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
}

/** What the server and the operator's commands both stand on. */
export async function openPlatform({ config, clock, log, build }: StartOptions): Promise<Platform> {
  const storage = await folderStorage(join(config.dataFolder, "storage"));
  const journal = await openJournal({ folder: join(config.dataFolder, "journal", "leads") });
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: config.dataFolder,
    migrations: MIGRATIONS,
    workerFile: build.databaseWorker,
    initialiserFile: build.databaseInitialiser,
  });
  return { config, clock, log, storage, journal, database };
}

/** Starts everything; the data folder must be this process's own. */
export async function startServer(options: StartOptions): Promise<RunningVitrine> {
  const platform = await openPlatform(options);
  const { config, clock, log, build } = options;
  await reconcileManifests(platform);
  const scripts = visitorScripts(build.visitorFolder);
  const pictures = builtInPictures(build.picturesFolder);
  const library = openImageLibrary(platform);
  const router = implement(contract)
    .$context<RequestContext>()
    .router({
      accounts: accountRoutes(platform),
      sessions: sessionRoutes(platform),
      sites: siteRoutes(platform),
      templates: templateRoutes(),
      pages: pageRoutes(platform),
      images: imageRoutes(platform, library),
      publishing: publishingRoutes(platform, { scripts, library, pictures }),
      leads: leadRoutes(platform),
    });
  const plane = visitorPlane(platform);
  const drainer = startDrainer(platform);
  const tidying = tidyDaily(platform, library);
  const server = await listen({
    config,
    log,
    dashboard: dashboard({
      config,
      clock,
      log,
      api: openApi(router, { publicUrl: config.publicUrl, version: options.version }, log),
      webFolder: build.webFolder,
      identify: (headers) => identifyCaller(platform, headers),
    }),
    sites: plane.handle,
    uploads: uploads(uploadedFiles(platform.database, library, pictures)),
    isReady: async () => (await platform.database.isReady()) && (await platform.storage.isReady()),
  });
  return {
    platform,
    port: server.port,
    drainer,
    async stop(graceMs) {
      await server.stop(graceMs);
      await platform.journal.close();
      await drainer.stop();
      await tidying.stop();
      await library.stop();
      await platform.database.stop();
    },
  };
}
