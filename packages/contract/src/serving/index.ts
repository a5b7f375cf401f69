/** What the apps use of this slice besides its calls. */

export { PAGE_PASSWORD_LEAST, PAGE_PASSWORD_MOST, type PagePasswordState } from "./page-password.ts";
export { REDIRECT_FROM_MOST, REDIRECT_TO_MOST, REDIRECTS_MOST, type Redirect, type RedirectList } from "./redirect.ts";
export {
  findRedirectProblems,
  type RedirectProblem,
  type RedirectProblemCode,
  readRedirectPath,
  redirectKey,
} from "./redirect-problems.ts";
export { ROBOTS_MOST, robotsText, wrongRobotsLine } from "./robots.ts";
export type { SiteSettings } from "./site-settings.ts";
