import type { z } from "zod";
import type { CallRules } from "./access.ts";
import type { IdKind } from "./ids.ts";

/** Something that changes while a person looks at it, and that a browser is told of while it has the live stream open. */
export interface Topic {
  /** Who may hear of it: who may make the calls that show the same. */
  readonly rules: CallRules;
  /** What it is about one of: such a topic is `page:pag_…`; without, it is about all of the account. */
  readonly of?: IdKind;
  /** What is told: which thing changed, and little more; whoever is told asks for the rest. */
  readonly data: z.ZodType;
  /** What is told to who hears it when somebody else begins to: without it, nothing. */
  readonly joined?: Readonly<Record<string, unknown>>;
}
