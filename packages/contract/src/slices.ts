import { accountsSlice } from "./accounts/index.ts";
import { adminSlice } from "./admin/index.ts";
import { auditSlice } from "./audit/index.ts";
import { billingSlice } from "./billing/index.ts";
import type { Slice } from "./calls/slice.ts";
import { captchaSlice } from "./captcha/index.ts";
import { factorsSlice } from "./factors/index.ts";
import { imagesSlice } from "./images/index.ts";
import { leadsSlice } from "./leads/index.ts";
import { legalSlice } from "./legal/index.ts";
import { pagesSlice } from "./pages/index.ts";
import { publishingSlice } from "./publishing/index.ts";
import { sessionsSlice } from "./sessions/index.ts";
import { sitesSlice } from "./sites/index.ts";
import { templatesSlice } from "./templates/index.ts";

export * from "./accounts/face.ts";
export * from "./admin/face.ts";
export * from "./audit/face.ts";
export * from "./billing/face.ts";
export * from "./captcha/face.ts";
export * from "./factors/face.ts";
export * from "./images/face.ts";
export * from "./leads/face.ts";
export * from "./legal/face.ts";
export * from "./pages/face.ts";
export * from "./publishing/face.ts";
export * from "./sessions/face.ts";
export * from "./sites/face.ts";
export * from "./templates/face.ts";

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
  templatesSlice,
  pagesSlice,
  imagesSlice,
  publishingSlice,
  leadsSlice,
] as const satisfies readonly Slice[];
