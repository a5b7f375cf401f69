/** Letters of a word that fits on a line of an entry. */
const FITTING = 10;
const LONG_WORD = new RegExp(`\\p{L}{${FITTING + 1},}`, "gu");
/** A vowel, and before the next one the consonants that begin its syllable. */
const SYLLABLE_END = /(?<=\p{L}[aeiouáéíóúâêôãõü]\p{L}*?)(?=(?:[bcdfgpt][lr]|[clnst]h|qu|[bcdfghjklmnpqrstvwxyzçñ])[aeiouáéíóúâêôãõü])/giu;

/**
 * A label in the parts that may stand on lines of their own: its long words by syllables, as Portuguese and Spanish part
 * them. Browsers have no dictionary for that on every machine, and break a word wherever it reaches the edge without
 * one. Soft hyphens would be part of the name that a button is called by.
 */
export function labelParts(label: string): readonly string[] {
  const ends = [...label.matchAll(LONG_WORD)].flatMap(({ index, 0: word }) =>
    [...word.matchAll(SYLLABLE_END)].map((syllable) => index + syllable.index),
  );
  return [0, ...ends].map((start, at) => label.slice(start, ends[at]));
}
