import { type BlockRecord, BREAKPOINT_MAX_WIDTH, BREAKPOINTS, type Breakpoint, type StyleState, type Styles } from "@vitrine/document";
import { cssDeclarations, type ImageAddress } from "./css-value.ts";

/** The media query under which a breakpoint's overrides apply; the base has none. */
export const MEDIA: Readonly<Record<Breakpoint, string | null>> = {
  base: null,
  tablet: `(max-width:${BREAKPOINT_MAX_WIDTH.tablet}px)`,
  mobile: `(max-width:${BREAKPOINT_MAX_WIDTH.mobile}px)`,
};

/** The viewport widths at which a block hidden at a breakpoint is not shown. */
export const HIDING_MEDIA: Readonly<Record<Breakpoint, string>> = {
  base: `(min-width:${BREAKPOINT_MAX_WIDTH.tablet + 1}px)`,
  tablet: `(min-width:${BREAKPOINT_MAX_WIDTH.mobile + 1}px) and (max-width:${BREAKPOINT_MAX_WIDTH.tablet}px)`,
  mobile: `(max-width:${BREAKPOINT_MAX_WIDTH.mobile}px)`,
};

export interface StyleRule {
  readonly media: string | null;
  readonly state: StyleState;
  readonly declarations: string;
}

/** A record's styles as rules, in the order they have to stand in a style sheet. */
export function styleRules(styles: Styles, imageAddress: ImageAddress): StyleRule[] {
  const rules: StyleRule[] = [];
  for (const breakpoint of BREAKPOINTS) {
    for (const state of ["normal", "hover"] as const) {
      const declarations = cssDeclarations(styles[breakpoint]?.[state] ?? {}, imageAddress);
      if (declarations !== "") rules.push({ media: MEDIA[breakpoint], state, declarations });
    }
  }
  return rules;
}

/** All rules of a block, hiding included. */
export function blockRules(block: BlockRecord, imageAddress: ImageAddress): StyleRule[] {
  const rules = styleRules(block.styles, imageAddress);
  for (const breakpoint of block.hiddenAt ?? []) {
    rules.push({ media: HIDING_MEDIA[breakpoint], state: "normal", declarations: "display:none!important" });
  }
  return rules;
}

/** Rules as CSS text for one selector. */
export function rulesText(selector: string, rules: readonly StyleRule[]): string {
  return rules
    .map(({ media, state, declarations }) => {
      const rule = `${state === "hover" ? `${selector}:hover` : selector}{${declarations}}`;
      return media === null ? rule : `@media ${media}{${rule}}`;
    })
    .join("\n");
}
