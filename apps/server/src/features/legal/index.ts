/** Legal: the texts people agree to, and the record that they did. */
export { recordConsents } from "./consent-store.ts";
export { legalVersions } from "./legal-versions.ts";
export { legalSlice } from "./slice.ts";
