import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { implement } from "@orpc/server";
import { contract } from "@vitrine/contract";
import { LISTENERS, MIGRATIONS, openSlices, type Services, type Work } from "./open-slices.ts";
import { type Memberships, noMemberships } from "./platform/acting/memberships.ts";
import type { BuildFiles } from "./platform/build/build-files.ts";
import { callerCache } from "./platform/callers.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { type DailyWorkOf, dailyWorkers, scheduleDaily } from "./platform/daily.ts";
import { openDatabase } from "./platform/database/database.ts";
import { keepHouse } from "./platform/database/housekeeping/keep-house.ts";
import type { OpenedAhead } from "./platform/database/open-ahead.ts";
import { isNewInstallation } from "./platform/database/ready-folder.ts";
import { openDeliveries } from "./platform/delivery/delivery.ts";
import { openEvents } from "./platform/events/events.ts";
import { openApi } from "./platform/http/api/api.ts";
import { callsOnBehalf } from "./platform/http/api/in-process/call-as.ts";
import { largeBodies } from "./platform/http/api/large-bodies.ts";
import { dashboard } from "./platform/http/dashboard.ts";
import type { RequestLimits } from "./platform/http/request-limits.ts";
import { type DashboardSide, serveApp } from "./platform/http/serve-app.ts";
import { uploads } from "./platform/http/uploads.ts";
import { waitingDashboard } from "./platform/http/waiting-dashboard.ts";
import { isFull } from "./platform/is-full.ts";
import { openJobs } from "./platform/jobs/jobs.ts";
import { tendDeadJobs } from "./platform/jobs/tend-dead-jobs.ts";
import { openDeadLetters } from "./platform/journal/dead-letters.ts";
import { runDrains } from "./platform/journal/drain/run-drains.ts";
import type { Drainer } from "./platform/journal/drain/start-drain.ts";
import type { JournalWriter } from "./platform/journal/journal-position.ts";
import { journalReader } from "./platform/journal/journal-reader.ts";
import { journalFolder } from "./platform/journal/open-journals.ts";
import { announcingStorage } from "./platform/link/announcing-storage.ts";
import { FrontAway } from "./platform/link/front-away.ts";
import { frontLink } from "./platform/link/front-link.ts";
import type { LinkFolder } from "./platform/link/link-folder.ts";
import { openLive } from "./platform/live/live.ts";
import { withLive } from "./platform/live/live-call.ts";
import { type LiveStreams, liveStreams } from "./platform/live/live-streams.ts";
import { topicGate } from "./platform/live/wanted-topics.ts";
import type { Log } from "./platform/log.ts";
import { openOutbox } from "./platform/mail/outbox.ts";
import { outboxPage } from "./platform/mail/outbox-page/outbox-page.ts";
import { outboxLink } from "./platform/mail/outbox-page/outbox-proof.ts";
import { type NodeBus, type NodeListener, postgresBus } from "./platform/nodes/node-bus.ts";
import { openOutgoing } from "./platform/outgoing/outgoing.ts";
import type { Platform } from "./platform/platform.ts";
import type { RequestContext } from "./platform/request-context.ts";
import { openSecrets } from "./platform/secrets.ts";
import { folderStorage } from "./platform/storage/folder-storage.ts";
import type { Storage } from "./platform/storage/storage.ts";
import { storageUser } from "./platform/storage/storage-user.ts";
import { whenRoom } from "./platform/when-room.ts";

export interface RunningApp {
  readonly platform: Platform;
  readonly services: Services;
  readonly work: Work;
  /** What moves what was sent in into the database. */
  readonly intake: Drainer;
  readonly streams: Pick<LiveStreams, "count">;
  stop(graceMs: number): Promise<void>;
}

export interface PlatformOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly build: BuildFiles;
  readonly version: string;
  /** Shows a text on the operator's terminal; without it nothing is shown. */
  print?(text: string): void;
  /** The embedded database, where it is being opened already. */
  readonly ahead?: OpenedAhead | undefined;
}

export interface StartOptions extends PlatformOptions {
  /** Where the front and the application find each other. */
  readonly link: LinkFolder;
  /** How often one caller may ask; the usual limits unless a test says otherwise. */
  readonly requests?: Partial<RequestLimits>;
  /** Who is at work in whose account; nobody in another's than his own, unless a test says otherwise. */
  readonly memberships?: Memberships;
}

/** What needs no database. */
interface Files extends Pick<Platform, "storage" | "journals"> {
  /** The front, told of what other nodes do; null where there is none. */
  readonly nodes: NodeListener | null;
  close(): void;
}

const away = (): Promise<never> => Promise.reject(new FrontAway());
const NOBODY: JournalWriter = { position: away, waitFor: away };

/** Storage and journals by themselves, while no front is there to be told and asked. */
async function openFiles({ config }: PlatformOptions): Promise<Files> {
  return { storage: await openStorage(config), journals: readersOf(config, () => NOBODY), nodes: null, close: () => {} };
}

async function openLinkedFiles({ config, link }: StartOptions): Promise<Files & { sayReady(words: string): Promise<void> }> {
  const storage = await openStorage(config);
  const front = frontLink(link.front);
  const { sayReady, close } = front;
  return {
    ...{ storage: announcingStorage(storage, front), journals: readersOf(config, front.journal), sayReady, close },
    nodes: {
      hear(message) {
        if ("changed" in message) void front.tell(message.changed);
        else if ("missed" in message) void front.tell(null);
      },
      missed: () => void front.tell(null),
      inTouch: front.sayHearing,
    },
  };
}

function openStorage(config: Config): Promise<Storage> {
  return folderStorage(join(config.dataFolder, "storage"), storageUser("app", config));
}

function readersOf({ dataFolder }: Config, writerOf: (kind: string) => JournalWriter): Platform["journals"] {
  return (kind) => journalReader(journalFolder(dataFolder, kind), writerOf(kind));
}

/** What the application and the operator's commands both stand on. */
export async function openPlatform(options: PlatformOptions, given?: Files): Promise<Platform> {
  const { config, clock, log, build, print = () => {} } = options;
  const { storage: ownStorage, journals, nodes } = given ?? (await openFiles(options));
  const secrets = await openSecrets(config);
  const deadLetters = await openDeadLetters({ folder: join(config.dataFolder, "journal", "dead-letters"), secrets, clock, log });
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: config.dataFolder,
    migrations: MIGRATIONS,
    workerFile: build.databaseWorker,
    initialiserFile: build.databaseInitialiser,
    ahead: options.ahead,
  });
  const mail = openOutbox({ config, clock, log, database, secrets, print });
  const callers = callerCache(clock);
  const jobs = openJobs({ database, clock, log, chance: Math.random });
  const events = openEvents({ jobs, clock, listeners: LISTENERS });
  const outgoing = openOutgoing();
  const delivery = openDeliveries({ database, clock, log, secrets, outgoing });
  const url = config.databaseUrl;
  const bus = url === undefined ? null : postgresBus({ url, queries: database.queries, log });
  const live = openLive(bus);
  const storage = bus ? announcingStorage(ownStorage, { tell: (changed) => bus.send({ changed }) }) : ownStorage;
  if (bus && nodes) listenToNodes(bus, nodes);
  callers.onForget((accountId, isElsewhere) => {
    if (!isElsewhere) live.tellForgotten(accountId);
  });
  const platform = { config, clock, log, storage, journals, deadLetters, database, jobs, events, secrets, mail, callers, outgoing };
  return { ...platform, delivery, live };
}

function listenToNodes(bus: NodeBus, nodes: NodeListener): void {
  bus.listen(nodes);
  // What a kill kept this node from telling, nobody will ever tell.
  bus.send({ changed: null });
}

interface OpenDashboard extends Pick<RunningApp, "platform" | "services" | "work" | "intake"> {
  readonly side: DashboardSide;
  readonly streams: LiveStreams;
  /** Ends all but the e-mail and the database. */
  stop(): Promise<void>;
}

/** Opens the database, and what stands on it. */
async function openDashboard(options: StartOptions, files: Files): Promise<OpenDashboard> {
  const platform = await openPlatform(options, files);
  const { config, clock, log, build, memberships = noMemberships } = options;
  const { storage } = platform;
  const calls = callsOnBehalf(config);
  const opened = await openSlices({ platform, build, memberships, calls }).catch(async (error: unknown) => {
    // Who tries again must not be the second who has the database open.
    await platform.live.stop();
    await platform.database.stop();
    throw error;
  });
  const { services, routes, dailyWork, workers, intakeDrains, deliveryKinds, topics, start, close } = opened;
  const router = implement(contract).$context<RequestContext>().router(routes);
  const api = openApi(
    router,
    { publicUrl: config.publicUrl, version: options.version, sessionCookie: services.sessionCookie },
    { log, clock, hasRoom: storage.hasRoom, recordSupportAction: services.recordSupportAction },
  );
  const limits = options.requests ? { requests: options.requests } : {};
  const answering = { clock, log, api, hasRoom: storage.hasRoom, large: largeBodies(), ...limits };
  calls.serve({ ...answering, identify: services.identifyOnBehalf });
  const streams = liveStreams({
    ...{ hub: platform.live, gate: topicGate(topics, clock.now), callers: platform.callers, log },
    ...{ newId: () => clock.id("request"), identify: services.identifyQuietly },
  });
  const work = start();
  const nightly: readonly DailyWorkOf[] = [...dailyWork, { slice: "jobs", name: "tend-dead-jobs", run: () => tendDeadJobs(platform) }];
  const working = platform.jobs.work([...workers, ...dailyWorkers(nightly)]);
  const scheduling = await whenRoom(log, "daily work", () => scheduleDaily(platform.jobs, platform.database.queries, nightly));
  const intake = runDrains(platform, intakeDrains);
  const housekeeping = keepHouse(platform);
  platform.delivery.start(deliveryKinds);
  const side: DashboardSide = {
    dashboard: dashboard({
      ...answering,
      api: withLive(api, streams, config),
      config,
      webFolder: build.webFolder,
      identify: services.identify,
    }),
    uploads: uploads(services.findUploaded),
    streams: streams.serveLine,
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
    intake,
    streams,
    side,
    async stop() {
      scheduling.stop();
      await working.stop();
      await housekeeping.stop();
      await close();
    },
  };
}

const WAITING = "\n  The disk is full. Published pages are served; everything else waits until there is room.\n\n";
const LOOK_AGAIN_MS = 2_000;

/** Whether a start failed for want of room, where there is something to be served meanwhile. */
async function mayWait({ config }: StartOptions, { storage }: Files, error: unknown): Promise<boolean> {
  return !isNewInstallation(config) && (isFull(error) || !(await storage.hasRoom()));
}

/**
 * Starts the application behind a front; the data folder's part of it must be this process's own. Where the disk is too
 * full to open the database, calls are told so, and this resolves once there was room.
 */
export async function startApp(options: StartOptions): Promise<RunningApp> {
  const { config, clock, log, build, link, requests, print = () => {} } = options;
  const files = await openLinkedFiles(options);
  const { hasRoom } = files.storage;
  let side = waitingDashboard({ config, clock, log, hasRoom, webFolder: build.webFolder, ...(requests ? { requests } : {}) });
  const serve = () => serveApp(link.app, log, () => side);
  let server: Awaited<ReturnType<typeof serveApp>> | null = null;
  let opened: OpenDashboard | null = null;
  while (!opened) {
    try {
      opened = await openDashboard(options, files);
    } catch (error) {
      if (!(await mayWait(options, files, error))) {
        await server?.stop(0);
        files.close();
        throw error;
      }
      if (!server) {
        log("error", "start.waits_for_room", { error });
        print(WAITING);
        server = await serve();
      }
      // Opening the database takes a good part of a second of the machine's time, and needs room at any rate.
      do await wait(LOOK_AGAIN_MS);
      while (!(await hasRoom()));
    }
  }
  const { platform, services, work, intake, streams, stop: stopDashboard, side: openSide } = opened;
  side = openSide;
  const serving = server ?? (await serve());
  platform.mail.wake();
  void files.sayReady(config.mail.smtpUrl === undefined ? `  Its letters, no mail server being set: ${outboxLink(platform)}\n` : "");
  return {
    platform,
    services,
    work,
    intake,
    streams,
    async stop(graceMs) {
      streams.stop();
      await Promise.all([serving.stop(graceMs), platform.mail.stop()]);
      await Promise.all([intake, ...Object.values(work)].map((begun) => begun.stop()));
      await stopDashboard();
      await Promise.all([platform.mail.stop(), platform.delivery.stop()]);
      await platform.outgoing.stop();
      await platform.live.stop();
      await platform.database.stop();
      files.close();
    },
  };
}
