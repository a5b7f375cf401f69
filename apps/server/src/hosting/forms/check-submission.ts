import type { FormProblem, FormSpec, FormTerms } from "@vitrine/contract";
import { readAnswer, tickedBoxes } from "./read-answer.ts";

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

/** Checks what was sent against the form as it was published. Fields the form does not have are dropped. */
export function checkSubmission(spec: FormSpec, terms: FormTerms, sent: ReadonlyMap<string, string>): CheckedSubmission {
  const answers: Answer[] = [];
  const boxes = tickedBoxes(sent);
  let problems: Map<string, FormProblem> | null = null;
  for (const field of spec.fields) {
    const { name, label, input } = field;
    const { value, problem } = readAnswer(terms, field, sent, boxes.get(name) ?? []);
    if (problem) {
      problems ??= new Map();
      problems.set(name, problem);
    }
    answers.push({ name, label, input, value });
  }
  return { answers, problems };
}
