const DAY = 86_400_000;

/**
 * When clocks in a time zone next show a time of day, in ms since 1970; later than now. Where they show it twice
 * in a day, the first counts; where they leave it out, it is as much later as they go ahead.
 */
export function nextDaily(clock: string, timeZone: string, now: number): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  // What clocks there show, as if it were UTC.
  const shown = (at: number): number => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(at)) parts[type] = Number(value);
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const momentOf = (time: number): number => {
    const [before, after] = [time - DAY, time + DAY].map((at) => time - (shown(at) - at)) as [number, number];
    return shown(before) !== time && shown(after) === time ? after : before;
  };
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const today = Math.floor(shown(now) / DAY) * DAY;
  let time = today + (hours * 60 + minutes) * 60_000;
  while (momentOf(time) <= now) time += DAY;
  return momentOf(time);
}
