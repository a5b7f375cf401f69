import type { Calls } from "../../platform/http/api/in-process/call-as.ts";
import { atLeastOnce } from "../../platform/jobs/job.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { MovePage } from "./change-page.ts";
import { type PageEditing, pageEditing } from "./document/page-editing.ts";
import type { KeepRevision } from "./document/save-document.ts";
import { exportPages } from "./export-pages.ts";
import { pageMigrations } from "./migrations.ts";
import { countLabelled, countPages, findPage, takeLabelOff } from "./page-store.ts";
import { pageRoutes } from "./routes.ts";
import type { UnpublishPage } from "./several/do-with-several.ts";
import { followSiteStyle, SITE_STYLE_QUEUE } from "./site-style/follow-site-style.ts";
import { emptyTrash } from "./trash/empty-trash.ts";

export interface PageNeeds {
  readonly editing: PageEditing;
  readonly movePage: MovePage;
  readonly unpublishPage: UnpublishPage;
  readonly keepRevision: KeepRevision;
}

export const pagesSlice = {
  name: "pages",
  migrations: pageMigrations,
  open: ({ platform }: Dependencies): { readonly editing: PageEditing } => ({ editing: pageEditing(platform) }),
  offer: () => ({ countPages, countLabelled, takeLabelOff }),
  routes: (services: Dependencies & PageNeeds) => pageRoutes(services.platform, services),
  jobs: (services: Dependencies & { readonly calls: Calls }) => [
    atLeastOnce(SITE_STYLE_QUEUE, (job, { signal }) => followSiteStyle(services, job, signal)),
  ],
  topics: ({ platform }: Dependencies) => [
    { name: "page", isThere: async (reach, id) => (await findPage(platform.database.queries, reach, id)) !== undefined },
  ],
  daily: ({ platform }: Dependencies) => [{ name: "empty-trash", run: () => emptyTrash(platform) }],
  exportPart: exportPages,
} as const satisfies ServerSlice;
