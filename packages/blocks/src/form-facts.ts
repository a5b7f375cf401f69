import type { AnswerInput, AnswerLimits } from "@vitrine/document";

/** The longest answer that is taken, in characters, `otherwise` where it is chosen or hidden; a page's controls and the server hold to the same. */
export const MOST_CHARACTERS = { text: 500, email: 254, phone: 40, textarea: 5_000, otherwise: 500 } as const;

/** The field of every form that people do not see and programs fill in. */
export const TRAP_FIELD = "_website";

/** What a block that visitors send answers with is to whoever takes them. */
export interface FormFacts {
  /** What the leads list calls it. */
  readonly name: string;
  /** What happens when it has been sent: words in its place, or another address, unless that is empty. */
  readonly after: "message" | "redirect";
  readonly thanks: string;
  readonly redirectTo: string;
}

/** One answer that the form around a block asks for. */
export interface QuestionFacts extends AnswerLimits {
  /** The key its answer is stored under. */
  readonly name: string;
  readonly label: string;
  readonly input: AnswerInput;
  readonly isRequired: boolean;
  readonly options: readonly string[];
  /** Of a phone: that its country is asked for too. */
  readonly hasCountry?: boolean;
  /** The key under which its answer goes along to where the form leads. */
  readonly passKey?: string;
}
