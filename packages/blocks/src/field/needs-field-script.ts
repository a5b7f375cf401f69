import { isCodeInput } from "@vitrine/document";
import type { FieldProps } from "./field-props.ts";

/** Whether something happens in a field before its form is sent: a number takes its form, or the page's address fills it in. */
export function needsFieldScript({ input, hasCountry, prefillKey }: FieldProps): boolean {
  return isCodeInput(input) || (input === "phone" && hasCountry) || prefillKey !== "";
}
