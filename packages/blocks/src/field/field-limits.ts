import type { AnswerLimits } from "@vitrine/document";
import type { FieldProps } from "./field-props.ts";

/** The limits of an answer, where its field has any. */
export function fieldLimits({ input, min, max, firstDay, lastDay }: FieldProps): AnswerLimits {
  const [least, most] = input === "number" ? [min, max] : input === "date" ? [firstDay, lastDay] : ["", ""];
  return { ...(least === "" ? {} : { min: least }), ...(most === "" ? {} : { max: most }) };
}
