import { accountsSlice } from "./accounts/slice.ts";
import { adminSlice } from "./admin/slice.ts";
import { auditSlice } from "./audit/slice.ts";
import { billingSlice } from "./billing/slice.ts";
import type { Slice } from "./calls/slice.ts";
import { captchaSlice } from "./captcha/slice.ts";
import { domainsSlice } from "./domains/slice.ts";
import { factorsSlice } from "./factors/slice.ts";
import { imagesSlice } from "./images/slice.ts";
import { importingSlice } from "./importing/slice.ts";
import { labelsSlice } from "./labels/slice.ts";
import { leadsSlice } from "./leads/slice.ts";
import { legalSlice } from "./legal/slice.ts";
import { pagesSlice } from "./pages/slice.ts";
import { publishingSlice } from "./publishing/slice.ts";
import { revisionsSlice } from "./revisions/slice.ts";
import { servingSlice } from "./serving/slice.ts";
import { sessionsSlice } from "./sessions/slice.ts";
import { sharesSlice } from "./shares/slice.ts";
import { sitesSlice } from "./sites/slice.ts";
import { syncedSlice } from "./synced/slice.ts";
import { templatesSlice } from "./templates/slice.ts";

export * from "./accounts/index.ts";
export * from "./admin/index.ts";
export * from "./audit/index.ts";
export * from "./billing/index.ts";
export * from "./captcha/index.ts";
export * from "./domains/index.ts";
export * from "./factors/index.ts";
export * from "./images/index.ts";
export * from "./importing/index.ts";
export * from "./labels/index.ts";
export * from "./leads/index.ts";
export * from "./legal/index.ts";
export * from "./pages/index.ts";
export * from "./publishing/index.ts";
export * from "./revisions/index.ts";
export * from "./serving/index.ts";
export * from "./sessions/index.ts";
export * from "./shares/index.ts";
export * from "./sites/index.ts";
export * from "./synced/index.ts";
export * from "./templates/index.ts";

/** The slices of the contract, in the order their calls are described in. Nothing else outside a slice's folder names it. */
export const SLICES = [
  accountsSlice,
  auditSlice,
  factorsSlice,
  sessionsSlice,
  captchaSlice,
  legalSlice,
  billingSlice,
  adminSlice,
  sitesSlice,
  domainsSlice,
  templatesSlice,
  labelsSlice,
  pagesSlice,
  syncedSlice,
  imagesSlice,
  importingSlice,
  servingSlice,
  publishingSlice,
  sharesSlice,
  revisionsSlice,
  leadsSlice,
] as const satisfies readonly Slice[];
