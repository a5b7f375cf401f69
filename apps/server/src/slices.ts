import { accountsSlice } from "./features/accounts/index.ts";
import { adminSlice } from "./features/admin/index.ts";
import { auditSlice } from "./features/audit/index.ts";
import { billingSlice } from "./features/billing/index.ts";
import { captchaSlice } from "./features/captcha/index.ts";
import { domainsSlice } from "./features/domains/index.ts";
import { factorsSlice } from "./features/factors/index.ts";
import { imagesSlice } from "./features/images/index.ts";
import { importingSlice } from "./features/importing/index.ts";
import { labelsSlice } from "./features/labels/index.ts";
import { leadsSlice } from "./features/leads/index.ts";
import { legalSlice } from "./features/legal/index.ts";
import { pagesSlice } from "./features/pages/index.ts";
import { publishingSlice } from "./features/publishing/index.ts";
import { revisionsSlice } from "./features/revisions/index.ts";
import { servingSlice } from "./features/serving/index.ts";
import { sessionsSlice } from "./features/sessions/index.ts";
import { sharesSlice } from "./features/shares/index.ts";
import { sitesSlice } from "./features/sites/index.ts";
import { syncedSlice } from "./features/synced/index.ts";
import { templatesSlice } from "./features/templates/index.ts";

/**
 * Every installed slice. They open from the last to the first; an account's export is made and the daily work is done from the
 * first to the last.
 */
export const SLICES = [
  revisionsSlice,
  sharesSlice,
  publishingSlice,
  servingSlice,
  syncedSlice,
  leadsSlice,
  importingSlice,
  pagesSlice,
  imagesSlice,
  labelsSlice,
  templatesSlice,
  domainsSlice,
  sitesSlice,
  adminSlice,
  sessionsSlice,
  factorsSlice,
  billingSlice,
  captchaSlice,
  legalSlice,
  auditSlice,
  accountsSlice,
] as const;
