import { MOST_CHARACTERS } from "@vitrine/blocks";
import type { FormSpec } from "@vitrine/contract";

export type SubmissionProblem = "required" | "email" | "phone" | "option" | "tooLong";

export interface CheckedSubmission {
  readonly answers: readonly { name: string; label: string; input: string; value: string }[];
  /** By field name; empty when everything is right. */
  readonly problems: Readonly<Record<string, SubmissionProblem>>;
}

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
const PHONE = /^\+?[\d\s().-]{8,}$/;

/** Control characters say nothing in an answer, and a database refuses the first of them. */
function clean(value: string, isLong: boolean): string {
  const kept = [...value].filter((character) => character >= " " || (isLong && (character === "\n" || character === "\t")));
  return kept.join("").trim();
}

/** Checks what was sent against the form as it was published. Fields the form does not have are dropped. */
export function checkSubmission(spec: FormSpec, sent: ReadonlyMap<string, string>): CheckedSubmission {
  const answers: { name: string; label: string; input: string; value: string }[] = [];
  const problems: Record<string, SubmissionProblem> = {};
  for (const field of spec.fields) {
    const value = clean(sent.get(field.name) ?? "", field.input === "textarea");
    const limit = field.input in MOST_CHARACTERS ? MOST_CHARACTERS[field.input as keyof typeof MOST_CHARACTERS] : 500;
    if (value === "") {
      if (field.isRequired && field.input !== "hidden") problems[field.name] = "required";
    } else if (value.length > limit) problems[field.name] = "tooLong";
    else if (field.input === "email" && !EMAIL.test(value)) problems[field.name] = "email";
    else if (field.input === "phone" && (!PHONE.test(value) || value.replace(/\D/g, "").length < 8)) problems[field.name] = "phone";
    else if (field.input === "select" && !field.options.includes(value)) problems[field.name] = "option";
    answers.push({ name: field.name, label: field.label, input: field.input, value });
  }
  return { answers, problems };
}
