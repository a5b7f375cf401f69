/** Legal: the terms of use and the privacy notice, readable by everybody. */

export { LegalLinks } from "./legal-links.tsx";
export { LEGAL_ADDRESSES } from "./legal-paths.ts";
export { legalSlice } from "./slice.ts";
