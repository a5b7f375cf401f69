/** Pages: the list, a new one, and the builder around each. */
export { PageStatusBadge } from "./page-status-badge.tsx";
export { pagesSlice } from "./slice.ts";
