import { PAGE_ID } from "../ids.ts";
import type { Breakpoint, StyleState } from "../style/breakpoints.ts";
import type { StyleProperty } from "../style/properties.ts";
import type { StyleDeclarations, Styles } from "../style/styles.ts";
import type { StyleValue } from "../style/values.ts";
import { type Operation, OperationRefused } from "./operation.ts";

export interface StyleTarget {
  readonly breakpoint: Breakpoint;
  readonly state: StyleState;
}

/**
 * Sets style values of a block (or of the page) at one breakpoint and state. `undefined` resets a value: what
 * a wider breakpoint or the kind's own look says applies again.
 */
export function setStyles(id: string, target: StyleTarget, values: { readonly [P in StyleProperty]?: StyleValue | undefined }): Operation {
  return (transaction) => {
    const record = id === PAGE_ID ? transaction.page() : transaction.block(id);
    if (!record) throw new OperationRefused({ code: "not_found", path: [id], detail: "the block is not there" });
    transaction.put({ ...record, styles: withValues(record.styles, target, values) });
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
