/** What tests of other packages make pages with. */
export { pageWithNew } from "./page-with-new.ts";
