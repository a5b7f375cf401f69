/** Makes the page's countdowns run; without this script they stand still. */
import { digits, splitTime, type TimeUnit } from "./split-time.ts";

/** When a visitor first saw the countdown, in ms since 1970. */
function firstSeen(key: string): number {
  const name = `v-countdown ${location.pathname} ${key}`;
  const now = Date.now();
  try {
    const kept = Number(localStorage.getItem(name));
    if (kept > 0 && kept <= now) return kept;
    localStorage.setItem(name, String(now));
  } catch {
    // Storage is switched off: the time starts anew with each visit.
  }
  return now;
}

function endOf({ until, minutes, key = "" }: DOMStringMap): number {
  return until === undefined ? firstSeen(key) + Number(minutes) * 60_000 : Date.parse(until);
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
  if (after !== "redirect") return;
  const target = new URL(to, location.href);
  // A countdown that leads to its own page would reload it for ever.
  if (target.origin + target.pathname !== location.origin + location.pathname) location.replace(target.href);
}

function start(timer: HTMLElement): void {
  const end = endOf(timer.dataset);
  if (Number.isNaN(end)) return;
  const units = [...timer.querySelectorAll<HTMLElement>("[data-unit]")];
  const tick = (): void => {
    const left = Math.max(0, end - Date.now());
    show(units, Math.ceil(left / 1_000));
    if (left === 0) finish(timer);
    else setTimeout(tick, ((left - 1) % 1_000) + 1);
  };
  tick();
}

for (const timer of document.querySelectorAll<HTMLElement>('[data-v="countdown"]')) start(timer);
