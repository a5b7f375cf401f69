import type { BuiltInImages } from "../../platform/build/built-in-images.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { exportShares } from "./export-shares.ts";
import { shareMigrations } from "./migrations.ts";
import { shareRoutes } from "./routes.ts";
import { removeEnded } from "./share-store.ts";

/** How long a link that is over stays in its page's list, in milliseconds. */
const KEPT_MS = 90 * 24 * 3_600_000;

const removeOld = ({ database, clock }: Platform) => removeEnded(database.queries, new Date(clock.now() - KEPT_MS));

export const sharesSlice = {
  name: "shares",
  migrations: shareMigrations,
  routes: ({ platform, builtInImages }: Dependencies & { readonly builtInImages: BuiltInImages }) => shareRoutes(platform, builtInImages),
  daily: ({ platform }: Dependencies) => [{ name: "remove-old-shares", run: () => removeOld(platform) }],
  exportPart: exportShares,
} as const satisfies ServerSlice;
