import { sameJson } from "../changes/same-json.ts";
import { blockLayers } from "../style/block-layers.ts";
import { BREAKPOINTS, type Breakpoint, type StyleState } from "../style/breakpoints.ts";
import type { StyleProperty } from "../style/properties.ts";
import type { StyleDeclarations, Styles } from "../style/styles.ts";
import type { StyleValue } from "../style/values.ts";
import { type Operation, OperationRefused } from "./operation.ts";

export interface StyleTarget {
  readonly breakpoint: Breakpoint;
  readonly state: StyleState;
}

/** How long a look that differs in a state blends in, until somebody says otherwise: in ms. */
const BLEND: StyleValue = { type: "number", value: 150 };

/**
 * Sets style values of a block, of a named style or of the page at one breakpoint and state. `undefined` resets a
 * value: what a wider breakpoint, a named style or the kind's own look says applies again. The first look of a state
 * brings a short transition along, which goes with the last one; a transition that is set, here or by a named style, stays as it is.
 */
export function setStyles(id: string, target: StyleTarget, values: { readonly [P in StyleProperty]?: StyleValue | undefined }): Operation {
  return (transaction) => {
    const record = transaction.get(id);
    if (!record || record.type === "token")
      throw new OperationRefused({ code: "not_found", path: [id], detail: "nothing that has a look is there" });
    const after = withValues(record.styles, target, values);
    const under = record.type === "block" ? blockLayers(transaction, record).slice(1) : [];
    transaction.put({ ...record, styles: withBlend(record.styles, after, under) });
  };
}

function withValues(own: Styles, target: StyleTarget, values: { readonly [P in StyleProperty]?: StyleValue | undefined }): Styles {
  const declarations: StyleDeclarations = { ...own[target.breakpoint]?.[target.state] };
  for (const property of Object.keys(values) as StyleProperty[]) {
    const value = values[property];
    if (value === undefined) delete declarations[property];
    else declarations[property] = value;
  }
  const states = { ...own[target.breakpoint] };
  if (Object.keys(declarations).length > 0) states[target.state] = declarations;
  else delete states[target.state];
  const next = { ...own };
  if (Object.keys(states).length > 0) next[target.breakpoint] = states;
  else delete next[target.breakpoint];
  return next;
}

function hasLookInState(styles: Styles): boolean {
  return Object.values(styles).some((states) => Object.keys(states).some((state) => state !== "normal"));
}

function hasBlend(styles: Styles): boolean {
  return BREAKPOINTS.some((breakpoint) => styles[breakpoint]?.normal?.transition !== undefined);
}

/** `under` is what lies under these styles: where that says how to blend in, it stays so. */
function withBlend(before: Styles, after: Styles, under: readonly Styles[]): Styles {
  const [had, has] = [hasLookInState(before), hasLookInState(after)];
  if (had === has) return after;
  if (has && [after, ...under].some(hasBlend)) return after;
  if (has) return withValues(after, { breakpoint: "base", state: "normal" }, { transition: BLEND });
  if (!sameJson(after.base?.normal?.transition, BLEND)) return after;
  return withValues(after, { breakpoint: "base", state: "normal" }, { transition: undefined });
}
