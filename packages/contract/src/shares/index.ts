/** What the apps use of this slice besides its calls. */

export { MOST_SHARES_A_PAGE, SHARE_STATES, type Share, type ShareState } from "./share.ts";
