import { MOST_CHARACTERS } from "@vitrine/blocks";
import type { FormSpec } from "@vitrine/contract";

export type SubmissionProblem = "required" | "email" | "phone" | "option" | "tooLong";

export interface Answer {
  readonly name: string;
  readonly label: string;
  readonly input: string;
  readonly value: string;
}

export interface CheckedSubmission {
  readonly answers: readonly Answer[];
  /** By field name, in the order of the form; null when everything is right. */
  readonly problems: ReadonlyMap<string, SubmissionProblem> | null;
}

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
const PHONE = /^\+?[\d\s().-]{8,}$/;
const CONTROL = /\p{Cc}/u;
const CONTROLS = /\p{Cc}/gu;
const MOST_OTHERWISE = 500;

/** Control characters and halves of characters say nothing in an answer, and a database refuses some of them. */
export function cleanText(value: string, isLong = false): string {
  const text = CONTROL.test(value)
    ? value.replace(CONTROLS, (control) => (isLong && (control === "\n" || control === "\t") ? control : ""))
    : value;
  return text.trim().toWellFormed();
}

function problemOf(field: FormSpec["fields"][number], value: string): SubmissionProblem | null {
  if (value === "") return field.isRequired && field.input !== "hidden" ? "required" : null;
  const { input } = field;
  const most = input === "text" || input === "email" || input === "phone" || input === "textarea" ? MOST_CHARACTERS[input] : MOST_OTHERWISE;
  if (value.length > most) return "tooLong";
  if (input === "email") return EMAIL.test(value) ? null : "email";
  if (input === "phone") return PHONE.test(value) && value.replace(/\D/g, "").length >= 8 ? null : "phone";
  if (input === "select") return field.options.includes(value) ? null : "option";
  return null;
}

/** Checks what was sent against the form as it was published. Fields the form does not have are dropped. */
export function checkSubmission(spec: FormSpec, sent: ReadonlyMap<string, string>): CheckedSubmission {
  const answers: Answer[] = [];
  let problems: Map<string, SubmissionProblem> | null = null;
  for (const field of spec.fields) {
    const { name, label, input } = field;
    const value = cleanText(sent.get(name) ?? "", input === "textarea");
    const problem = problemOf(field, value);
    if (problem) {
      problems ??= new Map();
      problems.set(name, problem);
    }
    answers.push({ name, label, input, value });
  }
  return { answers, problems };
}
