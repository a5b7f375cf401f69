import { accounts } from "./accounts.ts";
import { images } from "./images.ts";
import { leads } from "./leads.ts";
import { pages } from "./pages.ts";
import { publishing } from "./publishing.ts";
import { sessions } from "./sessions.ts";
import { sites } from "./sites.ts";
import { templates } from "./templates.ts";

/** Every call under `/api`, by slice. */
export const contract = { accounts, sessions, sites, templates, pages, images, publishing, leads };
export type Contract = typeof contract;
