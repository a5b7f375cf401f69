import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { purgeAccounts, type RemovalHooks } from "./deletion/purge-accounts.ts";
import { findPresence } from "./deletion/removal-store.ts";
import { purgeEmailTokens } from "./email/purge-email-tokens.ts";
import { accountMigrations } from "./migrations.ts";
import { type AccountTools, accountRoutes } from "./routes.ts";

export const accountsSlice = {
  name: "accounts",
  migrations: accountMigrations,
  offer: () => ({ findAccounts: findPresence }),
  routes: ({ platform, exportParts }: Dependencies & AccountTools) => accountRoutes(platform, { exportParts }),
  daily: ({ platform, removeBelongings }: Dependencies & RemovalHooks) => [
    { name: "email-tokens", run: () => purgeEmailTokens(platform) },
    { name: "accounts", run: async () => void (await purgeAccounts(platform, { removeBelongings })) },
  ],
} as const satisfies ServerSlice;
