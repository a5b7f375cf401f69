import { hear } from "../../platform/events/listener.ts";
import { atLeastOnce } from "../../platform/jobs/job.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import type { KeepRevision, PageEditing } from "../pages/index.ts";
import type { FindPublished } from "../publishing/index.ts";
import { exportRevisions } from "./export-revisions.ts";
import { keepAfterSpell, keepBeforeReplace, keepPublished, keepSpell, SPELL_QUEUE } from "./keep-by-itself.ts";
import { revisionMigrations } from "./migrations.ts";
import { readPublished } from "./read-revision.ts";
import { revisionRoutes } from "./routes.ts";
import { thinHistories } from "./thin-history.ts";

export const revisionsSlice = {
  name: "revisions",
  migrations: revisionMigrations,
  offer: ({ platform }: Dependencies): { readonly keepRevision: KeepRevision; readonly findPublished: FindPublished } => ({
    keepRevision: keepBeforeReplace(platform),
    findPublished: (pageId, version) => readPublished(platform.database.queries, pageId, version),
  }),
  routes: ({ platform, editing }: Dependencies & { readonly editing: PageEditing }) => revisionRoutes(platform, editing),
  jobs: ({ platform }: Dependencies) => [atLeastOnce(SPELL_QUEUE, (job) => keepAfterSpell(platform, job).then(() => undefined))],
  listeners: [
    hear(
      "page.edited",
      "keep-spell",
      ({ platform }: Dependencies) =>
        (event) =>
          keepSpell(platform, event),
    ),
    hear(
      "page.published",
      "keep-published",
      ({ platform }: Dependencies) =>
        (event) =>
          keepPublished(platform, event),
    ),
  ],
  daily: ({ platform }: Dependencies) => [{ name: "thin-histories", run: () => thinHistories(platform) }],
  exportPart: exportRevisions,
} as const satisfies ServerSlice;
