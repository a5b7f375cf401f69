/** What the apps use of this slice besides its calls. */

export { type PageWeight, pageWeight } from "./page-weight.ts";
