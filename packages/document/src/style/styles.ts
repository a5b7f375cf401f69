import { z } from "zod";
import { BREAKPOINTS, type Breakpoint, INHERITANCE, STATE_INHERITANCE, STYLE_STATES, type StyleState } from "./breakpoints.ts";
import { STYLE_PROPERTIES, type StyleProperty, type StylePropertyRule } from "./properties.ts";
import { type StyleValue, styleValue } from "./values.ts";

export type StyleDeclarations = { [P in StyleProperty]?: StyleValue };
export type Styles = { [B in Breakpoint]?: { [S in StyleState]?: StyleDeclarations } };

/** Whether the property takes this value; the keyword lists are what keeps a style sheet free of surprises. */
export function isLegalValue(property: StyleProperty, value: StyleValue): boolean {
  const rule: StylePropertyRule = STYLE_PROPERTIES[property];
  if (!rule.accepts.includes(value.type)) return false;
  return value.type !== "keyword" || (rule.keywords?.includes(value.value) ?? false);
}

const declarations = z
  .partialRecord(z.enum(Object.keys(STYLE_PROPERTIES) as [StyleProperty, ...StyleProperty[]]), styleValue)
  .superRefine((values, context) => {
    for (const [property, value] of Object.entries(values) as [StyleProperty, StyleValue][]) {
      if (!isLegalValue(property, value)) {
        context.addIssue({ code: "custom", path: [property], message: "illegal_style_value" });
      }
    }
  });

export const styles: z.ZodType<Styles> = z.partialRecord(z.enum(BREAKPOINTS), z.partialRecord(z.enum(STYLE_STATES), declarations));

/** A value together with the breakpoint it was set at. */
export interface ResolvedValue {
  readonly value: StyleValue;
  readonly from: Breakpoint;
}

/** What applies at a breakpoint, and where it comes from; `undefined` where nothing is set (the kind's default look). */
export function resolveStyle(
  own: Styles,
  property: StyleProperty,
  at: Breakpoint,
  state: StyleState = "normal",
): ResolvedValue | undefined {
  for (const from of INHERITANCE[at]) {
    const value = own[from]?.[state]?.[property];
    if (value) return { value, from };
  }
  return undefined;
}

/** What shows in a state, which is another state's value where it has none of its own. */
export function resolveShown(
  own: Styles,
  property: StyleProperty,
  at: Breakpoint,
  state: StyleState,
): (ResolvedValue & { readonly state: StyleState }) | undefined {
  for (const each of STATE_INHERITANCE[state]) {
    const found = resolveStyle(own, property, at, each);
    if (found) return { ...found, state: each };
  }
  return undefined;
}
