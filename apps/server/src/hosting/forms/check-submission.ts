import type { FormProblem, FormSpec, FormTerms } from "@vitrine/contract";

export interface Answer {
  readonly name: string;
  readonly label: string;
  readonly input: string;
  readonly value: string;
}

export interface CheckedSubmission {
  readonly answers: readonly Answer[];
  /** By field name, in the order of the form; null when everything is right. */
  readonly problems: ReadonlyMap<string, FormProblem> | null;
}

const EMAIL = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
const PHONE = /^\+?[\d\s().-]{8,}$/;
const CONTROL = /\p{Cc}/u;
const CONTROLS = /\p{Cc}/gu;

/** Control characters and halves of characters say nothing in an answer, and a database refuses some of them. */
export function cleanText(value: string, isLong = false): string {
  const text = CONTROL.test(value)
    ? value.replace(CONTROLS, (control) => (isLong && (control === "\n" || control === "\t") ? control : ""))
    : value;
  return text.trim().toWellFormed();
}

function problemOf({ most }: FormTerms, field: FormSpec["fields"][number], value: string): FormProblem | null {
  if (value === "") return field.isRequired && field.input !== "hidden" ? "required" : null;
  const { input } = field;
  const isWritten = input === "text" || input === "email" || input === "phone" || input === "textarea";
  if (value.length > most[isWritten ? input : "otherwise"]) return "tooLong";
  if (input === "email") return EMAIL.test(value) ? null : "email";
  if (input === "phone") return PHONE.test(value) && value.replace(/\D/g, "").length >= 8 ? null : "phone";
  if (input === "select") return field.options.includes(value) ? null : "option";
  return null;
}

/** Checks what was sent against the form as it was published. Fields the form does not have are dropped. */
export function checkSubmission(spec: FormSpec, terms: FormTerms, sent: ReadonlyMap<string, string>): CheckedSubmission {
  const answers: Answer[] = [];
  let problems: Map<string, FormProblem> | null = null;
  for (const field of spec.fields) {
    const { name, label, input } = field;
    const value = cleanText(sent.get(name) ?? "", input === "textarea");
    const problem = problemOf(terms, field, value);
    if (problem) {
      problems ??= new Map();
      problems.set(name, problem);
    }
    answers.push({ name, label, input, value });
  }
  return { answers, problems };
}
