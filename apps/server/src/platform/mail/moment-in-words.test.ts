import { expect, test } from "vitest";
import { momentInWords } from "./moment-in-words.ts";

const NEW_YEAR = new Date("2027-01-01T01:30:00.000Z");

// How a language joins a day and an hour is told in several ways by the language data of the versions of Node.
test.each([
  ["pt", /^31 de dezembro de 2026 às 22:30 \(horário de Brasília\)$/],
  ["en", /^January 1, 2027 at 1:30\sAM \(UTC\)$/],
  ["es", /^1 de enero de 2027.+1:30.*\(UTC\)$/],
] as const)("a moment in %s says whose hour it is", (language, words) => {
  expect(momentInWords(language, NEW_YEAR)).toMatch(words);
});
