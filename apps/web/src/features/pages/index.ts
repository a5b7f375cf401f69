/** Pages: the list, a new one, and the builder around each. */
export { EditorsOnly } from "./new/editors-only.tsx";
export { NoSiteYet } from "./new/no-site-yet.tsx";
export { PageStatusBadge } from "./page-status-badge.tsx";
export { pagesSlice } from "./slice.ts";
