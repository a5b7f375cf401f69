import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderKind } from "../testing/render-kind.tsx";

const NOW = Date.parse("2026-05-01T12:00:00Z");

async function load(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html;
  vi.resetModules();
  await import("./client.ts");
  const timer = document.querySelector<HTMLElement>('[role="timer"]');
  if (!timer) throw new Error("there is no countdown");
  return timer;
}

const shown = (timer: HTMLElement) =>
  [...timer.children].map((unit) => [...unit.children].map((part) => part.textContent).join(" ")).join(", ");

const toDate = (until: string, props = {}) => renderKind("countdown", { mode: "date", until, ...props });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a countdown to a date shows what is left, second by second", async () => {
  const timer = await load(toDate("2026-05-03T13:01:02Z", { hasDays: true }));
  expect(shown(timer)).toBe("02 days, 01 hour, 01 minute, 02 seconds");
  vi.advanceTimersByTime(1_000);
  expect(shown(timer)).toBe("02 days, 01 hour, 01 minute, 01 second");
  vi.advanceTimersByTime(2_000);
  expect(shown(timer)).toBe("02 days, 01 hour, 00 minutes, 59 seconds");
});

test("it ticks when the second turns, whenever the page was opened", async () => {
  vi.setSystemTime(NOW + 300);
  const timer = await load(toDate("2026-05-01T12:00:10Z"));
  expect(shown(timer)).toContain("10 seconds");
  vi.advanceTimersByTime(699);
  expect(shown(timer)).toContain("10 seconds");
  vi.advanceTimersByTime(1);
  expect(shown(timer)).toContain("09 seconds");
});

test("it stays at zero, and stops", async () => {
  const timer = await load(toDate("2026-05-01T12:00:02Z"));
  vi.advanceTimersByTime(5_000);
  expect(shown(timer)).toBe("00 hours, 00 minutes, 00 seconds");
  expect(vi.getTimerCount()).toBe(0);
  expect(timer.style.display).toBe("");
});

test("it leaves the page at zero, also for those who come late", async () => {
  const timer = await load(toDate("2026-05-01T12:00:02Z", { after: "hide" }));
  expect(timer.style.display).toBe("");
  vi.advanceTimersByTime(2_000);
  expect(timer.style.display).toBe("none");
  expect((await load(toDate("2026-04-30T12:00:00Z", { after: "hide" }))).style.display).toBe("none");
});

test("it leads elsewhere at zero, but never back to its own page", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  await load(toDate("2026-05-01T12:00:01Z", { after: "redirect", redirectTo: "https://shop.example/late?a=1" }));
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(replace).toHaveBeenCalledExactlyOnceWith("https://shop.example/late?a=1");
  replace.mockClear();
  const own = `${location.origin}${location.pathname}?again=1`;
  document.body.innerHTML = "";
  await load(renderKind("countdown", { mode: "date", until: "2026-04-01T00:00:00Z", after: "redirect", redirectTo: "?again=1" }));
  expect(new URL("?again=1", location.href).href).toBe(own);
  expect(replace).not.toHaveBeenCalled();
});

test("where it leads to is told to what may add to it", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  const add = (event: Event) => {
    const { detail } = event as CustomEvent<{ to: string }>;
    detail.to += "?utm_source=ads";
  };
  addEventListener("v-leave", add);
  await load(toDate("2026-04-30T12:00:00Z", { after: "redirect", redirectTo: "https://shop.example/late" }));
  removeEventListener("v-leave", add);
  expect(replace).toHaveBeenCalledExactlyOnceWith("https://shop.example/late?utm_source=ads");
});

test("one that a rule hides from this visitor leads nobody away", async () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  const html = toDate("2026-04-30T12:00:00Z", { after: "redirect", redirectTo: "https://shop.example/late" });
  await load(`<style>.v-d0,.v-d0 *{--v-away:1}</style><section class="v-d0">${html}</section>`);
  expect(replace).not.toHaveBeenCalled();
  await load(html);
  expect(replace).toHaveBeenCalledOnce();
});

test("a visitor's own countdown goes on from the first visit", async () => {
  const html = renderKind("countdown", { minutes: 15 });
  expect(shown(await load(html))).toBe("00 hours, 15 minutes, 00 seconds");
  vi.setSystemTime(NOW + 5 * 60_000);
  expect(shown(await load(html))).toBe("00 hours, 10 minutes, 00 seconds");
  vi.setSystemTime(NOW + 60 * 60_000);
  expect(shown(await load(html))).toBe("00 hours, 00 minutes, 00 seconds");
});

test("a visitor's own countdown never has more left than its time, however the clock is set back", async () => {
  const timer = await load(renderKind("countdown", { minutes: 15, hasDays: true }));
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(NOW - 9 * 86_400_000);
  vi.advanceTimersByTime(1_000);
  expect(shown(timer)).toBe("00 days, 00 hours, 15 minutes, 00 seconds");
});

test("two countdowns of a page keep their own time", async () => {
  await load(renderKind("countdown", { minutes: 15 }));
  vi.setSystemTime(NOW + 60_000);
  const other = renderKind("countdown", { minutes: 15 }).replace('data-key="b1"', 'data-key="b2"');
  expect(shown(await load(other))).toContain("15 minutes");
});

test("nonsense in storage, or none at all, starts the time anew", async () => {
  for (const kept of ["soon", "-4", String(NOW + 9e9)]) {
    localStorage.clear();
    localStorage.setItem(`v-countdown ${location.pathname} b1`, kept);
    expect(shown(await load(renderKind("countdown", { minutes: 15 })))).toContain("15 minutes");
  }
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("storage is switched off");
  });
  expect(shown(await load(renderKind("countdown", { minutes: 15 })))).toContain("15 minutes");
});

test("a countdown whose date is not chosen yet stands still", async () => {
  const timer = await load(toDate("", { after: "hide" }));
  expect(shown(timer)).toBe("00 hours, 00 minutes, 00 seconds");
  expect(vi.getTimerCount()).toBe(0);
  expect(timer.style.display).toBe("");
});

const daily = (props = {}) => renderKind("countdown", { mode: "daily", clock: "18:00", zone: "America/Sao_Paulo", ...props });

test("a daily countdown runs to its time in its owner's zone, and goes on to the next day's", async () => {
  vi.setSystemTime("2026-05-01T20:59:58Z");
  const timer = await load(daily());
  expect(shown(timer)).toBe("00 hours, 00 minutes, 02 seconds");
  vi.advanceTimersByTime(2_000);
  expect(shown(timer)).toBe("24 hours, 00 minutes, 00 seconds");
  vi.advanceTimersByTime(1_000);
  expect(shown(timer)).toBe("23 hours, 59 minutes, 59 seconds");
});

test("what happens at zero happens to who sees it; later visitors have the next day's", async () => {
  vi.setSystemTime("2026-05-01T20:59:59Z");
  const timer = await load(daily({ after: "hide" }));
  vi.advanceTimersByTime(1_000);
  expect(timer.style.display).toBe("none");
  expect(vi.getTimerCount()).toBe(0);
  expect(shown(await load(daily({ after: "hide" })))).toBe("24 hours, 00 minutes, 00 seconds");
});

test("a daily countdown finds its time again when the clock is set back, and after a sleep", async () => {
  const timer = await load(daily());
  vi.setSystemTime("2026-04-20T20:00:00Z");
  vi.advanceTimersByTime(1_000);
  expect(shown(timer)).toBe("00 hours, 59 minutes, 59 seconds");
  vi.setSystemTime("2026-05-09T20:30:00Z");
  vi.advanceTimersByTime(1_000);
  expect(shown(timer)).toBe("00 hours, 29 minutes, 59 seconds");
});

test("a visitor's own countdown begins again some days after its end, where its owner wants it", async () => {
  const html = renderKind("countdown", { minutes: 15, restartDays: 2 });
  await load(html);
  vi.setSystemTime(NOW + 15 * 60_000 + 2 * 86_400_000 - 1);
  expect(shown(await load(html))).toBe("00 hours, 00 minutes, 00 seconds");
  vi.setSystemTime(NOW + 15 * 60_000 + 2 * 86_400_000);
  expect(shown(await load(html))).toBe("00 hours, 15 minutes, 00 seconds");
  vi.setSystemTime(NOW + 20 * 60_000 + 2 * 86_400_000);
  expect(shown(await load(html))).toBe("00 hours, 10 minutes, 00 seconds");
});

test("the whole site's countdown goes on from page to page, by its minutes", async () => {
  const html = renderKind("countdown", { minutes: 15, scope: "site" });
  await load(html);
  vi.setSystemTime(NOW + 60_000);
  const before = location.href;
  history.replaceState(null, "", "/another");
  expect(shown(await load(html))).toBe("00 hours, 14 minutes, 00 seconds");
  expect(shown(await load(renderKind("countdown", { minutes: 20, scope: "site" })))).toBe("00 hours, 20 minutes, 00 seconds");
  expect(shown(await load(renderKind("countdown", { minutes: 15 })))).toBe("00 hours, 15 minutes, 00 seconds");
  history.replaceState(null, "", before);
});
