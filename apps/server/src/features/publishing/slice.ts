import { hear, UNTIL_DONE } from "../../platform/events/listener.ts";
import type { Calls } from "../../platform/http/api/in-process/call-as.ts";
import { atLeastOnce } from "../../platform/jobs/job.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Dependencies, Running, ServerSlice } from "../../platform/slice.ts";
import { whenRoom } from "../../platform/when-room.ts";
import type { CountImagePages, CountPublished } from "../domains/index.ts";
import type { FindImagePages, ImageLibrary } from "../images/index.ts";
import type { MovePage, UnpublishPage } from "../pages/index.ts";
import type { SiteParts } from "../serving/index.ts";
import type { EraseSite, NewSiteHooks } from "../sites/index.ts";
import { renewSet } from "./alternates/renew-set.ts";
import { pageCompiler } from "./compile/page-compiler.ts";
import { countImagePages } from "./images/image-pages-store.ts";
import { findImagePages } from "./images/image-use-store.ts";
import { resumeImages } from "./images/resume-images.ts";
import { finishForOthers } from "./manifest/finish-for-others.ts";
import { openNewSite } from "./manifest/open-new-site.ts";
import { moveManifests, reconcileManifests } from "./manifest/site-manifest.ts";
import { writeSiteParts } from "./manifest/write-site-parts.ts";
import { publishingMigrations } from "./migrations.ts";
import { movePage } from "./move-page.ts";
import { countPublications } from "./publication-store.ts";
import { type PublishingTools, unpublishPage } from "./publish-page.ts";
import { eraseSite, removeAccountSites } from "./remove-account-sites.ts";
import { RENEW_QUEUE, renewPage, renewPages, renewSite, rewriteSite } from "./renew-site.ts";
import { REPUBLISH_QUEUE, republishPage } from "./republish/republish-page.ts";
import { restoreLost } from "./restoring/find-lost.ts";
import { type FindPublished, RESTORE_QUEUE, restorePage } from "./restoring/restore-page.ts";
import { publishingRoutes } from "./routes.ts";
import { keepSchedule } from "./schedule/keep-schedule.ts";
import { SCHEDULE_QUEUE } from "./schedule/plan-schedule.ts";
import { tidyPublishing } from "./tidy-publishing.ts";

/** Many set the same time, on the hour: an account publishes one page after the other, and none waits for another's. */
const SCHEDULED_AT_ONCE = 4;

export interface OpenedPublishing extends Pick<PublishingTools, "compiler"> {
  /** Manifests that a full disk left behind their rows. */
  readonly reconciling: { stop(): void };
}

export interface OfferedByPublishing {
  readonly newSite: NewSiteHooks;
  readonly movePage: MovePage;
  readonly unpublishPage: UnpublishPage;
  readonly countPublished: CountPublished;
  readonly countImagePages: CountImagePages;
  readonly eraseSite: EraseSite;
  readonly siteParts: SiteParts;
  readonly findImagePages: FindImagePages;
}

/**
 * Brings manifests that are still one file into parts, and makes what a disk has lost and the image files that an earlier
 * stop cut off, and what another node left behind, while everything else goes on.
 */
function makingUp(platform: Platform, library: ImageLibrary): Running {
  const stopping = new AbortController();
  const moved = moveManifests(platform, stopping.signal).catch((error: unknown) => {
    platform.log("error", "publishing.manifests_not_moved", { error });
  });
  const restored = restoreLost(platform, { signal: stopping.signal }).catch((error: unknown) => {
    if (!stopping.signal.aborted) platform.log("error", "publishing.disk_not_restored", { error });
  });
  const resumed = resumeImages(platform, library).catch((error: unknown) => {
    platform.log("error", "publishing.images_not_resumed", { error });
  });
  const others = finishForOthers(platform);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([moved, restored, resumed, others.stop()]);
    },
  };
}

export const publishingSlice = {
  name: "publishing",
  migrations: publishingMigrations,
  open: async ({ platform, build }: Dependencies): Promise<OpenedPublishing> => ({
    compiler: pageCompiler(build),
    reconciling: await whenRoom(platform.log, "manifests", () => reconcileManifests(platform)),
  }),
  close: ({ compiler, reconciling }: OpenedPublishing) => {
    compiler.stop();
    return reconciling.stop();
  },
  offer: (services: Dependencies & PublishingTools): OfferedByPublishing => ({
    newSite: openNewSite(services.platform),
    movePage: (reach, to) => movePage(services.platform, services, reach, to),
    unpublishPage: async (reach, id) => void (await unpublishPage(services.platform, reach, id)),
    countPublished: countPublications,
    countImagePages,
    findImagePages,
    eraseSite: (siteId) => eraseSite(services.platform, siteId),
    siteParts: writeSiteParts(services.platform),
  }),
  start: ({ platform, library }: Dependencies & PublishingTools): Running => makingUp(platform, library),
  routes: (services: Dependencies & PublishingTools) => publishingRoutes(services.platform, services),
  jobs: (services: Dependencies & PublishingTools & { readonly calls: Calls; readonly findPublished: FindPublished }) => [
    atLeastOnce(RENEW_QUEUE, ({ payload }) => renewPage(services.platform, services, payload).then(() => undefined)),
    atLeastOnce(RESTORE_QUEUE, ({ payload }) => restorePage(services.platform, services, payload).then(() => undefined)),
    atLeastOnce(SCHEDULE_QUEUE, (job, { signal }) => keepSchedule(services, job, signal), { concurrency: SCHEDULED_AT_ONCE }),
    atLeastOnce(REPUBLISH_QUEUE, (job, { signal }) => republishPage(services, job, signal)),
  ],
  listeners: [
    hear(
      "site.switched",
      "rewrite-site",
      ({ platform }: Dependencies) =>
        ({ siteId }) =>
          rewriteSite(platform, siteId),
      UNTIL_DONE,
    ),
    hear(
      "site.moved",
      "renew-site",
      ({ platform }: Dependencies) =>
        (event) =>
          renewSite(platform, event),
      UNTIL_DONE,
    ),
    hear(
      "images.moved",
      "renew-pages",
      ({ platform }: Dependencies) =>
        (event) =>
          renewPages(platform, event),
      UNTIL_DONE,
    ),
    hear(
      "page.published",
      "renew-set",
      ({ platform }: Dependencies) =>
        (event) =>
          renewSet(platform, event),
      UNTIL_DONE,
    ),
    hear(
      "page.regrouped",
      "renew-changed-set",
      ({ platform }: Dependencies) =>
        (event) =>
          renewSet(platform, event),
      UNTIL_DONE,
    ),
    hear(
      "page.unpublished",
      "renew-rest-of-set",
      ({ platform }: Dependencies) =>
        (event) =>
          renewSet(platform, event),
      UNTIL_DONE,
    ),
    hear(
      "account.deleted",
      "remove-account-sites",
      ({ platform }: Dependencies) =>
        ({ accountId }) =>
          removeAccountSites(platform, accountId),
      UNTIL_DONE,
    ),
  ],
  daily: ({ platform }: Dependencies) => [{ name: "tidy-publishing", run: () => tidyPublishing(platform) }],
} as const satisfies ServerSlice;
