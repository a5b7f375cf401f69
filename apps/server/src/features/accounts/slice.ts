import { hear, hearInTransaction, UNTIL_DONE } from "../../platform/events/listener.ts";
import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { forgetAccount } from "./deletion/forget-account.ts";
import { purgeAccounts } from "./deletion/purge-accounts.ts";
import { findPresence } from "./deletion/removal-store.ts";
import { findMailbox } from "./email/find-mailbox.ts";
import { purgeEmailTokens } from "./email/purge-email-tokens.ts";
import { accountMigrations } from "./migrations.ts";
import { type AccountTools, accountRoutes } from "./routes.ts";

export const accountsSlice = {
  name: "accounts",
  migrations: accountMigrations,
  open: ({ platform: { callers, live } }: Dependencies) => {
    // What an account may do is forgotten with each change of it, by whichever slice: whoever shows it is told there.
    callers.onForget((accountId, isElsewhere) => {
      if (!isElsewhere) live.tell("account", { accountId }, {});
    });
    return {};
  },
  offer: () => ({ findAccounts: findPresence, findMailbox }),
  routes: ({ platform, exportParts }: Dependencies & AccountTools) => accountRoutes(platform, { exportParts }),
  listeners: [
    hearInTransaction(
      "account.deleted",
      "forget-account",
      ({ platform }: Dependencies) =>
        (event, { queries }) =>
          forgetAccount(platform, queries, event),
      { ...UNTIL_DONE, limitMs: 60_000 },
    ),
    hear(
      "account.deleted",
      "forget-deliveries",
      ({ platform }: Dependencies) =>
        ({ accountId }) =>
          platform.delivery.forget(accountId),
      UNTIL_DONE,
    ),
  ],
  daily: ({ platform }: Dependencies) => [
    { name: "purge-email-tokens", run: () => purgeEmailTokens(platform) },
    { name: "purge-accounts", run: async () => void (await purgeAccounts(platform)) },
  ],
} as const satisfies ServerSlice;
