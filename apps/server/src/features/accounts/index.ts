/** Accounts: who somebody is, their password, their keys to the API. */
export { handOver, noteConfirmed, noteSeen, putFlags, setPassword } from "./account-changes.ts";
export { searchAccounts } from "./account-search-store.ts";
export { type AccountRow, findAccount, findAccountByEmail, lockAccount } from "./account-store.ts";
export { addAccount, createAccount, prepareAccount } from "./create-account.ts";
export { findPresence } from "./deletion/removal-store.ts";
export { isBannedMail } from "./email/is-banned-mail.ts";
export { sendEmailConfirmation } from "./email/send-email-confirmation.ts";
export { accountOfApiKey, createApiKey, hashOfKey } from "./keys/api-key.ts";
export { revokeKeys } from "./keys/api-key-store.ts";
export { metaOf } from "./meta-of.ts";
export { checkPassword, isPasswordOf } from "./password/check-password.ts";
export { credentialMac } from "./password/credential-mac.ts";
export { type PreparedPassword, preparePassword } from "./password/prepared-password.ts";
export { readPhone } from "./profile/read-phone.ts";
export { accountsSlice } from "./slice.ts";
