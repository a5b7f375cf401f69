/** A slice that no product has, as somebody would begin it: one call, one table, one screen. Its own files, by their path from the root. */
export const SAMPLE_FILES: Readonly<Record<string, string>> = {
  "packages/contract/src/gossip/calls.ts": `import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";

export const gossipCalls = {
  list: openTo("account", { area: "pages", role: "viewer" })
    .route({ method: "GET", path: "/gossip", tags: ["gossip"], summary: "What is said" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(idOf("gossip")), nextCursor: z.null() })),
};
`,
  "packages/contract/src/gossip/index.ts": `/** What the apps use of this slice besides its calls. */
export const MOST_GOSSIP = 100;
`,
  "packages/contract/src/gossip/slice.ts": `import type { Slice } from "../calls/slice.ts";
import { gossipCalls } from "./calls.ts";

export const gossipSlice = { name: "gossip", calls: gossipCalls, idPrefixes: { gossip: "gos" } } as const satisfies Slice;
`,
  "apps/server/src/features/gossip/tables.ts": `import { pgTable, text } from "drizzle-orm/pg-core";

export const gossip = pgTable("gossip", { id: text("id").primaryKey(), accountId: text("account_id").notNull(), said: text("said").notNull() });
`,
  "apps/server/src/features/gossip/migrations.ts": `import type { Migration } from "../../platform/database/migrate.ts";

export const gossipMigrations: readonly Migration[] = [
  { name: "20300101000000-create-gossip", sql: "CREATE TABLE gossip (id text PRIMARY KEY, account_id text NOT NULL, said text NOT NULL)" },
];
`,
  "apps/server/src/features/gossip/gossip-store.ts": `import { MOST_GOSSIP } from "@vitrine/contract";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { within } from "../../platform/database/within.ts";
import { gossip } from "./tables.ts";

export async function listGossip(queries: Queries, reach: Reach): Promise<string[]> {
  const rows = await queries.select({ id: gossip.id }).from(gossip).where(within(reach, gossip)).limit(MOST_GOSSIP);
  return rows.map(({ id }) => id);
}
`,
  "apps/server/src/features/gossip/routes.ts": `import { implement, type Router } from "@orpc/server";
import { contract } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { listGossip } from "./gossip-store.ts";

export function gossipRoutes({ database }: Platform): Router<typeof contract.gossip, RequestContext> {
  const api = implement(contract.gossip).$context<RequestContext>();
  return api.router({
    list: api.list.handler(async ({ context }) => ({
      items: await listGossip(database.queries, requireCaller(context)),
      nextCursor: null,
    })),
  });
}
`,
  "apps/server/src/features/gossip/slice.ts": `import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { gossipMigrations } from "./migrations.ts";
import { gossipRoutes } from "./routes.ts";

export const gossipSlice = {
  name: "gossip",
  migrations: gossipMigrations,
  routes: ({ platform }: Dependencies) => gossipRoutes(platform),
} as const satisfies ServerSlice;
`,
  "apps/server/src/features/gossip/index.ts": `/** Gossip: what is said of an account. */
export { gossipSlice } from "./slice.ts";
`,
  "apps/server/src/features/gossip/access.data.ts": `import { type AccessRows, LOOK } from "../../access-matrix-rows.ts";

export const ACCESS: AccessRows = { "GET /gossip": LOOK };
`,
  "apps/web/src/features/gossip/messages/pt.json": `{ "title": "Boatos" }\n`,
  "apps/web/src/features/gossip/messages/en.json": `{ "title": "Gossip" }\n`,
  "apps/web/src/features/gossip/messages/es.json": `{ "title": "Rumores" }\n`,
  "apps/web/src/features/gossip/gossip-screen.tsx": `import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/calls/client.ts";
import { useText } from "../../platform/language/use-text.ts";
import { Screen } from "../../ui/screen.tsx";

export function GossipScreen() {
  const t = useText("gossip");
  const said = useQuery(api.gossip.list.queryOptions({ input: {} }));
  return (
    <Screen title={t("title")}>
      <ul>
        {said.data?.items.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Screen>
  );
}
`,
  "apps/web/src/features/gossip/nav-entries.ts": `import { Inbox } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const navEntries: readonly NavEntry[] = [
  { place: 550, words: { pt: "Boatos", en: "Gossip", es: "Rumores" }, to: "/gossip", icon: Inbox },
];
`,
  "apps/web/src/features/gossip/slice.ts": `import { createRoute } from "@tanstack/react-router";
import { loadMessages } from "../../platform/language/i18n.ts";
import { rootRoute } from "../../platform/root-route.tsx";
import { lazyScreen } from "../../ui/lazy/lazy-screen.tsx";

export const gossipSlice = {
  routes: [
    createRoute({
      getParentRoute: () => rootRoute,
      path: "/gossip",
      loader: () => loadMessages("gossip"),
      component: lazyScreen(async () => (await import("./gossip-screen.tsx")).GossipScreen),
    }),
  ],
} as const;
`,
  "apps/web/src/features/gossip/index.ts": `/** Gossip: what is said of an account. */
export { gossipSlice } from "./slice.ts";
`,
};

/** The lists it is entered in, each with what comes before what. */
export const SAMPLE_LINES: Readonly<Record<string, readonly (readonly [line: string, before: string])[]>> = {
  "tools/slices.json": [['  "gossip": [],\n', '  "audit": []']],
  "packages/contract/src/slices.ts": [
    ['import { gossipSlice } from "./gossip/slice.ts";\n', "import { imagesSlice }"],
    ['export * from "./gossip/index.ts";\n', 'export * from "./images/index.ts"'],
    ["  gossipSlice,\n", "  leadsSlice,\n] as const"],
  ],
  "apps/server/src/slices.ts": [
    ['import { gossipSlice } from "./features/gossip/index.ts";\n', "import { imagesSlice }"],
    ["  gossipSlice,\n", "  leadsSlice,\n"],
  ],
  "apps/web/src/shell/slices.ts": [
    ['import { gossipSlice } from "../features/gossip/index.ts";\n', "import { homeSlice }"],
    ["  ...gossipSlice.routes,\n", "  ...legalSlice.routes,\n] as const"],
  ],
};
