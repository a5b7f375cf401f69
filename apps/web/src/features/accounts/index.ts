/** Accounts: what somebody says of themselves, their keys for programs, and their data. */
export { accountRoute } from "./account-route.ts";
export { confirmItIsYou } from "./confirm-it-is-you.ts";
export { accountsSlice } from "./slice.ts";
