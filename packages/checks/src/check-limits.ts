/** More pictures than this on a page are told. */
export const MOST_IMAGES = 15;

/** A page is to have fewer links to other sites than this. */
export const OUTBOUND_LIMIT = 300;

/** Bytes above which one picture is too heavy for a page that is opened on a telephone. */
export const MOST_IMAGE_BYTES = 300_000;

/** What a page may weigh as visitors load it, in kilobytes, unless its settings say another budget. */
export const WEIGHT_BUDGET_DEFAULT = 500;

/** The least contrast of words and their ground, and of large ones: WCAG 2.2, 1.4.3. */
export const LEAST_CONTRAST = { usual: 4.5, large: 3 } as const;
