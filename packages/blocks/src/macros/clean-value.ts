const MOST_CHARACTERS = 60;

/** Read from an address of any length, before anything is done to it. */
const MOST_READ = 2_000;

/**
 * A value from outside, as one short line of text: without control characters, halves of characters and marks that turn
 * the direction of what follows, and of 60 UTF-16 units at most, cut between two letters.
 */
export function cleanValue(value: string): string {
  const line = value
    .slice(0, MOST_READ)
    .replace(/[\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, "")
    .replace(/[\p{Cc}\p{Z}]+/gu, " ")
    .trim();
  if (line.length <= MOST_CHARACTERS) return line;
  let cut = "";
  // Older browsers know no letters, and cut between two code points.
  for (const each of Intl.Segmenter ? new Intl.Segmenter().segment(line) : line) {
    const letter = typeof each === "string" ? each : each.segment;
    if (cut.length + letter.length > MOST_CHARACTERS) break;
    cut += letter;
  }
  return cut.trim();
}
