import type { Language } from "../records.ts";
import { formatCode, isCodeInput, readCode } from "./codes.ts";
import { formatLimit } from "./limits.ts";
import { formatPhone } from "./phones.ts";

/**
 * An answer as people read it, with the points and dashes that are not kept, and, given their language, a day as that
 * writes it. What was kept otherwise stays as it is.
 */
export function showAnswer(input: string, kept: string, language?: Language): string {
  if (input === "phone") return formatPhone(kept);
  if (input === "date" && language) return /^\d{4}-\d{2}-\d{2}$/.test(kept) ? formatLimit(kept, language) : kept;
  return isCodeInput(input) && readCode(input, kept) === kept ? formatCode(input, kept) : kept;
}
