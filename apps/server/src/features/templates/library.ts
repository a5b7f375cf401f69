import { linkInBioTemplate } from "./library/link-in-bio/link-in-bio-template.ts";
import { presellTemplate } from "./library/presell/presell-template.ts";
import { salesTemplate } from "./library/sales/sales-template.ts";
import { signupTemplate } from "./library/signup/signup-template.ts";
import { thankyouTemplate } from "./library/thankyou/thankyou-template.ts";
import { upsellTemplate } from "./library/upsell/upsell-template.ts";
import { vslTemplate } from "./library/vsl/vsl-template.ts";
import { webinarTemplate } from "./library/webinar/webinar-template.ts";
import type { PageTemplate } from "./page-template.ts";

/** Every template, in the order the gallery shows them. */
export const TEMPLATES: readonly PageTemplate[] = [
  salesTemplate,
  vslTemplate,
  presellTemplate,
  signupTemplate,
  webinarTemplate,
  thankyouTemplate,
  upsellTemplate,
  linkInBioTemplate,
];
