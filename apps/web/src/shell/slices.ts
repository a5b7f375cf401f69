import { accountRoute, accountsSlice } from "../features/accounts/index.ts";
import { adminSlice } from "../features/admin/index.ts";
import { billingSlice } from "../features/billing/index.ts";
import { domainsSlice } from "../features/domains/index.ts";
import { homeSlice } from "../features/home/index.ts";
import { imagesSlice } from "../features/images/index.ts";
import { importingSlice } from "../features/importing/index.ts";
import { leadsSlice } from "../features/leads/index.ts";
import { legalSlice } from "../features/legal/index.ts";
import { pagesSlice } from "../features/pages/index.ts";
import { publishingSlice } from "../features/publishing/index.ts";
import { revisionsSlice } from "../features/revisions/index.ts";
import { securitySlice } from "../features/security/index.ts";
import { servingSlice } from "../features/serving/index.ts";
import { sessionsSlice } from "../features/sessions/index.ts";
import { sharesSlice } from "../features/shares/index.ts";
import { sitesSlice } from "../features/sites/index.ts";
import { syncedSlice } from "../features/synced/index.ts";

/** Every installed slice's routes. */
export const ROUTES = [
  ...homeSlice.routes,
  ...pagesSlice.routes,
  ...publishingSlice.routes,
  ...revisionsSlice.routes,
  ...imagesSlice.routes,
  ...importingSlice.routes,
  ...syncedSlice.routes,
  ...sharesSlice.routes,
  ...sitesSlice.routes,
  ...servingSlice.routes,
  ...domainsSlice.routes,
  ...leadsSlice.routes,
  ...sessionsSlice.routes,
  accountRoute.addChildren([...accountsSlice.routes, ...securitySlice.routes]),
  ...billingSlice.routes,
  ...adminSlice.routes,
  ...legalSlice.routes,
] as const;
