/** Accounts: who somebody is, their password, their keys to the API, the plan they are on. */
export { type AccountRow, findAccount } from "./account-store.ts";
export { accountOfApiKey, createApiKey } from "./api-key.ts";
export { checkPassword } from "./check-password.ts";
export { createAccount } from "./create-account.ts";
export { accountMigrations } from "./migrations.ts";
export { presentAccount } from "./present-account.ts";
export { accountRoutes } from "./routes.ts";
