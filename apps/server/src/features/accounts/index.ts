/** Accounts: who somebody is, their password, their keys to the API, the plan they are on. */
export { searchAccounts } from "./account-search-store.ts";
export { type AccountRow, findAccount, findAccountByEmail, lockAccount, updateAccount } from "./account-store.ts";
export { accountOfApiKey, createApiKey, hashOfKey } from "./api-key.ts";
export { revokeKeys } from "./api-key-store.ts";
export { checkPassword } from "./check-password.ts";
export { addAccount, createAccount, type FirstPlan, newAccountRow } from "./create-account.ts";
export { isBannedMail } from "./is-banned-mail.ts";
export { metaOf } from "./meta-of.ts";
export { accountMigrations } from "./migrations.ts";
export { hashPassword, isPassword } from "./password.ts";
export { listPlanNames } from "./plan-names-store.ts";
export { purgeAccounts } from "./purge-accounts.ts";
export { purgeEmailTokens } from "./purge-email-tokens.ts";
export { readPhone } from "./read-phone.ts";
export { findPresence } from "./removal-store.ts";
export { accountRoutes } from "./routes.ts";
export { sendEmailConfirmation } from "./send-email-confirmation.ts";
