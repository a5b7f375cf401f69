import { z } from "zod";

/** The most that a site has. */
export const REDIRECTS_MOST = 10_000;

/** Characters of a path that leads on, and of where it leads. */
export const REDIRECT_FROM_MOST = 500;
export const REDIRECT_TO_MOST = 2_000;

/** A path of a site that leads on to another, or to an address elsewhere. What is wrong with one is found by `findRedirectProblems`. */
export const redirect = z.strictObject({ from: z.string().max(10_000), to: z.string().max(10_000) });
export type Redirect = z.infer<typeof redirect>;

export const redirectList = z.object({
  /** Goes up by one with each save; 0 for a site that never had one. */
  version: z.int(),
  items: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Of the paths, those where a page is published: visitors get the page, and the redirect waits. */
  covered: z.array(z.string()),
});
export type RedirectList = z.infer<typeof redirectList>;
