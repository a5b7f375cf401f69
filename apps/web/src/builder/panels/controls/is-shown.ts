import type { PanelField } from "@vitrine/blocks";
import type { Json } from "@vitrine/document";

/** Whether a field is to be shown, given the values beside it. */
export function isShown(field: PanelField, values: Readonly<Record<string, Json>>): boolean {
  const { when } = field;
  return !when || when.is.some((wanted) => wanted === values[when.prop]);
}
