/** The part a page plays on the way to a sale. */
export const PAGE_TYPES = ["presell", "sales", "signup", "downsell", "backredirect", "thankyou"] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Characters of each line of a page's settings; title and description as search engines show them. */
export const PAGE_TEXT_LIMITS = { title: 70, description: 155, author: 80, keywords: 255, ogTitle: 70, ogDescription: 200 } as const;

/** Sections whose pictures load at once, unless a page says another number, and the most it can say. */
export const EARLY_SECTIONS = { usual: 2, most: 6 } as const;

/** Where the links to the page's other languages stand: above all of it or beneath. */
export const SWITCHER_PLACES = ["top", "bottom"] as const;

/** Hours, minutes and seconds, from `00:00:01` to `23:59:59`. */
export const DELAY_PATTERN = /^(?!00:00:00)(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Characters of one piece of code, and hosts that it may reach. */
export const PAGE_CODE_LIMITS = { code: 50_000, hosts: 20 } as const;

/**
 * Where code of a page's owner stands: in the head; at the beginning of the body, before everything that is seen; at its
 * end. What cannot stand in a head (pictures, frames, words) comes to the beginning of the body, as browsers put it there.
 */
export const CODE_PLACES = ["head", "body", "footer"] as const;
export type CodePlace = (typeof CODE_PLACES)[number];
