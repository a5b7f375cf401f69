import { type ChartParts, round } from "./chart-parts.ts";

/** The shares of each amount; there is none for what is not above zero. */
export function shares(values: readonly number[]): number[] {
  const parts = values.map((value) => Math.max(0, value));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (total === 0 ? 0 : part / total));
}

/** Two hues in turn, each paler from one slice to its next: neighbours differ, and the order can be seen. */
function tone(index: number, count: number): { readonly className?: string; readonly opacity: number } {
  const step = Math.min(0.3, 0.7 / Math.max(1, Math.ceil(count / 2) - 1));
  return { ...(index % 2 === 1 ? { className: "v-alt" } : {}), opacity: round(1 - step * Math.floor(index / 2)) };
}

/** The gap between two slices, of a hundred; none around the only one. */
const GAP = 0.6;

/** The least share that has its number beside it: narrower ones would write over each other. */
const LEAST_NUMBERED = 0.03;

export function ChartPie({ items, isPercent, write, writeShare }: ChartParts) {
  const parts = shares(items.map((item) => item.value));
  const gap = parts.filter((part) => part > 0).length > 1 ? GAP : 0;
  let before = 0;
  const slices = parts.map((part, index) => {
    const start = before;
    before += part;
    const angle = (start + part / 2) * 2 * Math.PI;
    const x = round(120 + 112 * Math.sin(angle));
    const y = round(124.5 - 112 * Math.cos(angle));
    return { id: items[index]?.id, part, start, x, y, index };
  });
  return (
    <div className="v-pie" aria-hidden="true">
      <svg aria-hidden="true" width="240" height="240" viewBox="0 0 240 240">
        <g transform="rotate(-90 120 120)" fill="none" stroke="currentColor" strokeWidth="46">
          <circle cx="120" cy="120" r="77" opacity=".12" />
          {slices.map(({ id, part, start, index }) =>
            part > 0 ? (
              <circle
                key={id}
                {...tone(index, items.length)}
                cx="120"
                cy="120"
                r="77"
                pathLength="100"
                strokeDasharray={`${round(Math.max(part * 100 - gap, 0.2))} 100`}
                strokeDashoffset={round(-start * 100)}
              />
            ) : null,
          )}
        </g>
        {slices.map(({ id, part, x, y, index }) =>
          part >= LEAST_NUMBERED && items.length > 1 ? (
            <text key={id} x={x} y={y} fontSize="13" textAnchor="middle">
              {index + 1}
            </text>
          ) : null,
        )}
      </svg>
      <div>
        {items.map(({ id, label, value }, index) => (
          <p key={id}>
            <svg aria-hidden="true" width="14" height="14">
              <rect {...tone(index, items.length)} width="14" height="14" rx="3" />
            </svg>
            <span>{index + 1}</span>
            <span>{label}</span>
            <b>{isPercent ? write(value) : `${write(value)} (${writeShare(parts[index] ?? 0)})`}</b>
          </p>
        ))}
      </div>
    </div>
  );
}
