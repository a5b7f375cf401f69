import type { BlockSeed } from "../define-block.ts";
import type { FieldProps } from "./field-props.ts";

/** A field as it is made, with what is said of it. */
export function fieldSeed(said: Pick<FieldProps, "input" | "name" | "label" | "isRequired">): BlockSeed {
  const limits = { min: "", max: "", firstDay: "", lastDay: "" };
  const empty = { placeholder: "", help: "", options: [], value: "", prefillKey: "", passKey: "" };
  return { kind: "field", props: { ...empty, ...limits, isLabelShown: true, hasCountry: true, ...said } };
}
