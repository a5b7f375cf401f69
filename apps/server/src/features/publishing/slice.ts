import { hear, UNTIL_DONE } from "../../platform/events/listener.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Dependencies, Running, ServerSlice } from "../../platform/slice.ts";
import { whenRoom } from "../../platform/when-room.ts";
import type { MovePage } from "../pages/index.ts";
import type { NewSiteHooks } from "../sites/index.ts";
import { pageCompiler } from "./compile/page-compiler.ts";
import { openNewSite } from "./manifest/open-new-site.ts";
import { moveManifests, reconcileManifests } from "./manifest/site-manifest.ts";
import { publishingMigrations } from "./migrations.ts";
import { movePage } from "./move-page.ts";
import type { PublishingTools } from "./publish-page.ts";
import { removeAccountSites } from "./remove-account-sites.ts";
import { publishingRoutes } from "./routes.ts";
import { tidyPublishing } from "./tidy-publishing.ts";

export interface OpenedPublishing extends Pick<PublishingTools, "compiler"> {
  /** Manifests that a full disk left behind their rows. */
  readonly reconciling: { stop(): void };
}

export interface OfferedByPublishing {
  readonly newSite: NewSiteHooks;
  readonly movePage: MovePage;
}

/** Manifests that are still one file are brought into parts while everything else goes on. */
function movingManifests(platform: Platform): Running {
  const stopping = new AbortController();
  const moved = moveManifests(platform, stopping.signal).catch((error: unknown) => {
    platform.log("error", "publishing.manifests_not_moved", { error });
  });
  return {
    stop() {
      stopping.abort();
      return moved;
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
  close: ({ reconciling }: OpenedPublishing) => reconciling.stop(),
  offer: (services: Dependencies & PublishingTools): OfferedByPublishing => ({
    newSite: openNewSite(services.platform),
    movePage: (reach, to) => movePage(services.platform, services, reach, to),
  }),
  start: ({ platform }: Dependencies): Running => movingManifests(platform),
  routes: (services: Dependencies & PublishingTools) => publishingRoutes(services.platform, services),
  listeners: [
    hear(
      "account.deleted",
      "remove-account-sites",
      ({ platform }: Dependencies) =>
        ({ accountId }) =>
          removeAccountSites(platform, accountId),
      UNTIL_DONE,
    ),
  ],
  daily: ({ platform, library }: Dependencies & PublishingTools) => [{ name: "publishing", run: () => tidyPublishing(platform, library) }],
} as const satisfies ServerSlice;
