/** Room above and below what a section says. */
export const ROOMY = { paddingBlock: 104, tablet: { paddingBlock: 80 }, mobile: { paddingBlock: 60 } } as const;

/** The first words of a page. */
export const H1 = {
  fontSize: 72,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: "-0.035em",
  tablet: { fontSize: 54 },
  mobile: { fontSize: 42, lineHeight: 1.04 },
} as const;

/** What a section is about. */
export const H2 = {
  fontSize: 46,
  fontWeight: 600,
  lineHeight: 1.08,
  letterSpacing: "-0.025em",
  tablet: { fontSize: 40 },
  mobile: { fontSize: 33 },
} as const;

/** What a part of a section is about. */
export const H3 = { fontSize: 23, fontWeight: 600, lineHeight: 1.25, letterSpacing: "-0.015em", mobile: { fontSize: 21 } } as const;

export const LEAD = { fontSize: 20, lineHeight: 1.5, maxWidth: 600, mobile: { fontSize: 18 } } as const;
export const BODY = { fontSize: 17, lineHeight: 1.55 } as const;
export const SMALL = { fontSize: 15, lineHeight: 1.5 } as const;

/** The colours of words and buttons on the page's darkest ground, which is its lightest on a dark page. */
export const INVERTED_BUTTON = { background: "$color-background", color: "$color-heading" } as const;

/** A button on the ground that buttons have elsewhere. */
export const BUTTON_ON_BUTTON = { background: "$color-on-button", color: "$color-button" } as const;
