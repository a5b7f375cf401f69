import type { PanelField } from "@vitrine/blocks";
import type { Json } from "@vitrine/document";

type Values = { readonly [key: string]: Json };

/** A field of a panel with what the block has there. */
export interface FieldValue {
  readonly field: PanelField;
  readonly value: Json | undefined;
  /** What stands beside it: the block's props, or those of the item it is in. */
  readonly beside: Values;
  /** The fields that edit those. */
  readonly siblings: readonly PanelField[];
  /** The prop of the block that it is, or is part of. */
  readonly prop: string;
}

/** Every field that says something about a block as it is set, those of its items too. */
export function fieldValues(fields: readonly PanelField[], props: Values): FieldValue[] {
  const found: FieldValue[] = [];
  collect(fields, props, null, found);
  return found;
}

function collect(fields: readonly PanelField[], beside: Values, within: string | null, into: FieldValue[]): void {
  for (const field of fields) {
    if (!isInForce(field, beside)) continue;
    const value = beside[field.prop];
    const prop = within ?? field.prop;
    into.push({ field, value, beside, siblings: fields, prop });
    if (field.type !== "items" || !Array.isArray(value)) continue;
    for (const item of value) if (isObject(item)) collect(field.item, item, prop, into);
  }
}

function isInForce({ when }: PanelField, beside: Values): boolean {
  if (!when) return true;
  const other = beside[when.prop];
  return (typeof other === "string" || typeof other === "boolean") && when.is.includes(other);
}

/** Whether a value has fields of its own. */
export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
