import { expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
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

test("one that has nothing to count to, or to show, is for its owner alone", () => {
  const hidden = { hasDays: false, hasHours: false, hasMinutes: false, hasSeconds: false };
  const { isUnfinished, seed } = BLOCK_DEFINITIONS.countdown;
  for (const props of [{ mode: "date" }, hidden]) {
    expect(renderKind("countdown", props)).toContain("v-empty");
    expect(isUnfinished?.({ ...seed("pt").props, ...props } as never)).toBe(true);
  }
  expect(renderKind("countdown")).not.toContain("v-empty");
  expect(isUnfinished?.(seed("pt").props as never)).toBe(false);
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

test("a daily countdown tells the browser its time and its zone, and nothing else of its end", () => {
  const html = renderKind("countdown", { mode: "daily", clock: "08:30", zone: "America/Lima" });
  expect(html).toContain('data-clock="08:30" data-zone="America/Lima"');
  expect(html).not.toMatch(/data-(?:until|minutes|key)/);
});

test("a visitor's own countdown says what it is kept by only where that is not the page", () => {
  expect(renderKind("countdown")).toContain('data-minutes="15" data-key="b1">');
  const html = renderKind("countdown", { scope: "site", restartDays: 3 });
  expect(html).toContain('data-minutes="15" data-restart="3">');
});

test("a countdown of the first version is what it was", () => {
  const [migration] = BLOCK_DEFINITIONS.countdown.migrations;
  const { restartDays, scope, clock, zone, ...first } = BLOCK_DEFINITIONS.countdown.seed("pt").props;
  expect(migration?.migrate(first)).toEqual({ ...first, restartDays: 0, scope: "page", clock, zone });
  expect([restartDays, scope]).toEqual([0, "page"]);
});

test("a countdown names the prop it refuses", () => {
  expect(refusedProps("countdown", { until: "tomorrow" })).toEqual(["until"]);
  expect(refusedProps("countdown", { until: "2030-01-01T00:00" })).toEqual(["until"]);
  expect(refusedProps("countdown", { minutes: 0 })).toEqual(["minutes"]);
  expect(refusedProps("countdown", { minutes: 1.5 })).toEqual(["minutes"]);
  expect(refusedProps("countdown", { redirectTo: "javascript:alert(1)" })).toEqual(["redirectTo"]);
  for (const clock of ["24:00", "9:30", "23:60", "23:59:00", ""]) expect(refusedProps("countdown", { clock })).toEqual(["clock"]);
  expect(refusedProps("countdown", { zone: "Mars/Olympus" })).toEqual(["zone"]);
  expect(refusedProps("countdown", { restartDays: -1, scope: "account" })).toEqual(["restartDays", "scope"]);
  expect(refusedProps("countdown", { hasDays: null })).toEqual(["hasDays"]);
});
