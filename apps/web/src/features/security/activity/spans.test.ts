import { expect, test } from "vitest";
import { spanOf, upcomingMoment } from "./spans.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");

test.each([
  [0, null],
  [59, null],
  [60, "1 minuto"],
  [3_599, "59 minutos"],
  [3_600, "1 hora"],
  [86_399, "23 horas"],
  [86_400, "1 dia"],
  [30 * 86_400, "30 dias"],
])("%i seconds last %j", (seconds, span) => {
  expect(spanOf(seconds, "pt")).toBe(span);
});

test.each([
  ["2026-12-21T12:00:00.000Z", "en", "in 30 days"],
  ["2026-12-21T11:59:59.999Z", "en", "in 30 days"],
  ["2026-12-20T23:00:00.000Z", "en", "in 29 days"],
  ["2026-11-21T13:20:00.000Z", "es", "dentro de 1 hora"],
  ["2026-11-22T01:00:00.000Z", "en", "in 13 hours"],
  ["2026-11-21T12:05:00.000Z", "pt", "em 5 minutos"],
  ["2026-11-21T12:00:10.000Z", "en", "in 0 minutes"],
  ["2026-11-20T12:00:00.000Z", "en", "in 0 minutes"],
] as const)("%s in %s is %j", (iso, language, words) => {
  expect(upcomingMoment(iso, NOW, language)).toBe(words);
});
