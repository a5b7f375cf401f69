import { accounts } from "../accounts.ts";
import { admin } from "../admin.ts";
import { audit } from "../audit.ts";
import { billing } from "../billing.ts";
import { captcha } from "../captcha.ts";
import { factors } from "../factors.ts";
import { images } from "../images.ts";
import { leads } from "../leads.ts";
import { legal } from "../legal.ts";
import { pages } from "../pages.ts";
import { publishing } from "../publishing.ts";
import { sessions } from "../sessions.ts";
import { sites } from "../sites.ts";
import { templates } from "../templates.ts";

/** Every call under `/api`, by slice. */
export const contract = {
  accounts,
  audit,
  factors,
  sessions,
  captcha,
  legal,
  billing,
  admin,
  sites,
  templates,
  pages,
  images,
  publishing,
  leads,
};
export type Contract = typeof contract;
