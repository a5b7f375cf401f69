/** What the apps use of this slice besides its calls. */

export { type Account, account, META_FLAGS, type MetaFlag } from "./account.ts";
export type { ApiKey } from "./api-key.ts";
export { ACCOUNT_ERRORS } from "./errors.ts";
export { emailAddress, fullName, newPassword, phoneCountry, phoneNumber, username } from "./fields.ts";
