import type { AnswerLimits } from "@vitrine/document";
import type { FieldProps } from "./field-props.ts";

/** What an answer is to lie between, where its field says so of a number or a day; empty for all else that is asked for. */
export function fieldLimits({ input, min, max, firstDay, lastDay }: FieldProps): AnswerLimits {
  const [least, most] = input === "number" ? [min, max] : input === "date" ? [firstDay, lastDay] : ["", ""];
  return { ...(least === "" ? {} : { min: least }), ...(most === "" ? {} : { max: most }) };
}
