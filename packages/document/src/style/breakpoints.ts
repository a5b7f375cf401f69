/** Desktop is the base; tablet overrides it up to 1024 px wide, mobile overrides both up to 767 px. */
export const BREAKPOINTS = ["base", "tablet", "mobile"] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** The widest viewport, in CSS pixels, at which the breakpoint's overrides apply; the base has no limit. */
export const BREAKPOINT_MAX_WIDTH = { tablet: 1024, mobile: 767 } as const;

/** The widths at which the builder shows each breakpoint (desktop: the whole canvas). */
export const BREAKPOINT_PREVIEW_WIDTH = { tablet: 768, mobile: 380 } as const;

/** Pointed at, chosen with the keyboard, being pressed: each wins over those before it. */
export const STYLE_STATES = ["normal", "hover", "focus", "active"] as const;
export type StyleState = (typeof STYLE_STATES)[number];

/** In which states a block is besides the one named, nearest first: what is pressed is pointed at too. */
export const STATE_INHERITANCE: Record<StyleState, readonly StyleState[]> = {
  normal: ["normal"],
  hover: ["hover", "normal"],
  focus: ["focus", "normal"],
  active: ["active", "hover", "normal"],
};

/** From which breakpoints a value may come at a given one, nearest first: what the style panel shows as "from". */
export const INHERITANCE: Record<Breakpoint, readonly Breakpoint[]> = {
  base: ["base"],
  tablet: ["tablet", "base"],
  mobile: ["mobile", "tablet", "base"],
};
