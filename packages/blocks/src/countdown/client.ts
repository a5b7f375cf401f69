/** Makes the page's countdowns run; without this script they stand still. */
import { nextDaily } from "./next-daily.ts";
import { digits, splitTime, type TimeUnit } from "./split-time.ts";

const DAY = 86_400_000;

/** When a visitor first saw the countdown, in ms since 1970; `length` and `pause` in ms, a pause of 0 never ends. */
function firstSeen(name: string, length: number, pause: number): number {
  const now = Date.now();
  try {
    const kept = Number(localStorage.getItem(name));
    if (kept > 0 && kept <= now && (pause === 0 || now < kept + length + pause)) return kept;
    localStorage.setItem(name, String(now));
  } catch {
    // Storage is switched off: the time starts anew with each visit.
  }
  return now;
}

function endOf({ until, clock, zone = "UTC", minutes, key, restart = "0" }: DOMStringMap): number {
  if (until !== undefined) return Date.parse(until);
  if (clock) return nextDaily(clock, zone, Date.now());
  const length = Number(minutes) * 60_000;
  const name = key === undefined ? `site ${minutes}` : `${location.pathname} ${key}`;
  return firstSeen(`v-countdown ${name}`, length, Number(restart) * DAY) + length;
}

function show(units: readonly HTMLElement[], seconds: number): void {
  const amounts = splitTime(
    seconds,
    units.map((unit) => unit.dataset.unit as TimeUnit),
  );
  for (const [index, unit] of units.entries()) {
    const amount = amounts[index] ?? 0;
    const [figure, name] = unit.children as unknown as [HTMLElement, HTMLElement];
    const text = digits(amount);
    if (figure.textContent !== text) figure.textContent = text;
    const label = (amount === 1 ? name.dataset.one : name.dataset.many) ?? "";
    if (name.textContent !== label) name.textContent = label;
  }
}

function finish(timer: HTMLElement): void {
  const { after, to = "" } = timer.dataset;
  if (after === "hide") timer.style.display = "none";
  // One that a rule hides from this visitor leads nobody away.
  if (after !== "redirect" || getComputedStyle(timer).getPropertyValue("--v-away")) return;
  const target = new URL(to, location.href);
  // A countdown that leads to its own page would reload it for ever.
  if (target.origin + target.pathname === location.origin + location.pathname) return;
  // A script of the page's settings may have something to add to it.
  const leaving = new CustomEvent("v-leave", { detail: { to: target.href } });
  dispatchEvent(leaving);
  location.replace(leaving.detail.to);
}

function start(timer: HTMLElement): void {
  const { clock, minutes, after } = timer.dataset;
  /** More than this is left only where the clock was set back. */
  const most = minutes ? Number(minutes) * 60_000 : clock ? 1.5 * DAY : Number.POSITIVE_INFINITY;
  let end = endOf(timer.dataset);
  if (Number.isNaN(end)) return;
  const units = [...timer.querySelectorAll<HTMLElement>("[data-unit]")];
  const tick = (): void => {
    // A daily one goes on to the next day's time.
    if ((clock && end <= Date.now() && !after) || end - Date.now() > most) end = endOf(timer.dataset);
    const left = Math.max(0, end - Date.now());
    show(units, Math.ceil(left / 1_000));
    if (left === 0) finish(timer);
    else setTimeout(tick, ((left - 1) % 1_000) + 1);
  };
  tick();
}

for (const timer of document.querySelectorAll<HTMLElement>('[data-v="countdown"]')) start(timer);
