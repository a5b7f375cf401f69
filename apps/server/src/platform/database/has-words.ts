import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Signs that mean something in a pattern are signs like others in a search. */
const AS_THEY_STAND = sql.raw(String.raw`'[\\%_]', '\\\&', 'g'`);

/**
 * Whether a text has these words in it, whatever their accents and their size.
 * @param folded the text as `fold_words` makes it, in a column that keeps it so: made on the way it takes ten times as long
 */
export function hasWords(folded: SQLWrapper, words: string): SQL {
  return sql`${folded} LIKE '%' || regexp_replace(fold_words(${words}), ${AS_THEY_STAND}) || '%'`;
}
