import { clubOffersTemplate } from "./library/club-offers/club-offers-template.ts";
import { courseSalesTemplate } from "./library/course-sales/course-sales-template.ts";
import { downsellTemplate } from "./library/downsell/downsell-template.ts";
import { leadMagnetTemplate } from "./library/lead-magnet/lead-magnet-template.ts";
import { linkInBioTemplate } from "./library/link-in-bio/link-in-bio-template.ts";
import { localLinksTemplate } from "./library/local-links/local-links-template.ts";
import { masterclassTemplate } from "./library/masterclass/masterclass-template.ts";
import { nutraPowderTemplate } from "./library/nutra-powder/nutra-powder-template.ts";
import { physicalProductTemplate } from "./library/physical-product/physical-product-template.ts";
import { presellTemplate } from "./library/presell/presell-template.ts";
import { presellComparisonTemplate } from "./library/presell-comparison/presell-comparison-template.ts";
import { salesTemplate } from "./library/sales/sales-template.ts";
import { signupTemplate } from "./library/signup/signup-template.ts";
import { thankyouTemplate } from "./library/thankyou/thankyou-template.ts";
import { thankyouWebinarTemplate } from "./library/thankyou-webinar/thankyou-webinar-template.ts";
import { upsellTemplate } from "./library/upsell/upsell-template.ts";
import { vslTemplate } from "./library/vsl/vsl-template.ts";
import { vslLetterTemplate } from "./library/vsl-letter/vsl-letter-template.ts";
import { waitingListTemplate } from "./library/waiting-list/waiting-list-template.ts";
import { webinarTemplate } from "./library/webinar/webinar-template.ts";
import type { PageTemplate } from "./page-template.ts";

/** Every template, in the order the gallery shows them. */
export const TEMPLATES: readonly PageTemplate[] = [
  salesTemplate,
  physicalProductTemplate,
  courseSalesTemplate,
  nutraPowderTemplate,
  vslTemplate,
  vslLetterTemplate,
  presellTemplate,
  presellComparisonTemplate,
  signupTemplate,
  leadMagnetTemplate,
  waitingListTemplate,
  webinarTemplate,
  masterclassTemplate,
  clubOffersTemplate,
  upsellTemplate,
  downsellTemplate,
  thankyouTemplate,
  thankyouWebinarTemplate,
  linkInBioTemplate,
  localLinksTemplate,
];
