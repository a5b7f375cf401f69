/** Sites: where pages are published. */
export { CreateSiteDialog } from "./lazy-create-site-dialog.tsx";
export { CreateSiteForm } from "./lazy-create-site-form.tsx";
export { sitesQuery } from "./queries.ts";
export { sitesSlice } from "./slice.ts";
