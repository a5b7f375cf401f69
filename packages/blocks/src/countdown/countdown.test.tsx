import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const shown = (html: string) =>
  [...html.matchAll(/v-digits">(\d+)<\/span><span class="v-name"[^>]*>([^<]+)</g)].map(([, n, name]) => `${n} ${name}`);

test("before the script runs a visitor's own countdown shows its whole time", () => {
  expect(shown(renderKind("countdown", { minutes: 61 }))).toEqual(["01 hour", "01 minute", "00 seconds"]);
  expect(shown(renderKind("countdown", { minutes: 90, hasHours: false }, { language: "pt" }))).toEqual(["90 minutos", "00 segundos"]);
});

test("a countdown to a date has a place for each figure", () => {
  const html = renderKind("countdown", { mode: "date", until: "2030-01-01T00:00:00-03:00", hasDays: true });
  expect(shown(html)).toEqual(["00 days", "00 hours", "00 minutes", "00 seconds"]);
  expect(html).toContain('data-until="2030-01-01T00:00:00-03:00"');
  expect(html).not.toContain("data-minutes");
});

test("it is a timer that does not interrupt those who listen", () => {
  expect(renderKind("countdown")).toContain('role="timer" aria-live="off" aria-label="Time left"');
});

test("what happens at zero is told only where something does", () => {
  expect(renderKind("countdown")).not.toContain("data-after");
  expect(renderKind("countdown", { after: "hide" })).toContain('data-after="hide"');
  expect(renderKind("countdown", { after: "redirect", redirectTo: "/late" })).toContain('data-after="redirect" data-to="/late"');
  expect(renderKind("countdown", { after: "redirect" })).not.toContain("data-after");
});

test("a countdown names the prop it refuses", () => {
  expect(refusedProps("countdown", { until: "tomorrow" })).toEqual(["until"]);
  expect(refusedProps("countdown", { until: "2030-01-01T00:00" })).toEqual(["until"]);
  expect(refusedProps("countdown", { minutes: 0 })).toEqual(["minutes"]);
  expect(refusedProps("countdown", { minutes: 1.5 })).toEqual(["minutes"]);
  expect(refusedProps("countdown", { redirectTo: "javascript:alert(1)" })).toEqual(["redirectTo"]);
  expect(refusedProps("countdown", { hasDays: null })).toEqual(["hasDays"]);
});
