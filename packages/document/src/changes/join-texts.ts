import type { Json } from "../reading/json.ts";

/** What two sides made of one text as one; null where both touched the same words, or it is no text. */
export type JoinTexts = (base: unknown, mine: unknown, theirs: unknown) => Json | null;

let join: JoinTexts = () => null;

/** Brings what texts are joined with: only who changes a page needs it, and a browser fetches it then. */
export function keepJoinTexts(brought: JoinTexts): void {
  join = brought;
}

/** Joins what two sides made of one text; until `keepJoinTexts` was called a text is one thing, as any other value is. */
export function joinTexts(base: unknown, mine: unknown, theirs: unknown): Json | null {
  return join(base, mine, theirs);
}
