/** What the apps use of this slice besides its calls. */

export { type AdminAccount, adminAccount } from "./admin-account.ts";
export { ADMIN_ERRORS } from "./errors.ts";
