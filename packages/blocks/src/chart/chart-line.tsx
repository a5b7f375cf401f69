import { type ChartParts, percent, round } from "./chart-parts.ts";

/** Points whose amounts stand right below them on a phone, and on a wide screen; those of more stand in rows, in their order. */
const MOST_NARROW = 4;
const MOST_WIDE = 12;

/** How far the picture goes on beyond amounts that are all far from zero, as a part of what lies between them. */
const MARGIN = 0.15;

/** The amounts that the picture goes from and to: zero is one of them, unless all are far from it. */
function lineRange(values: readonly number[]): { readonly low: number; readonly high: number } {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = (high - low) * MARGIN;
  const isFar = low > 0 ? low > high / 2 : high < low / 2;
  return isFar ? { low: low - margin, high: high + margin } : { low: Math.min(0, low), high: Math.max(0, high) };
}

export function ChartLine({ items, write }: ChartParts) {
  const { low, high } = lineRange(items.map((item) => item.value));
  const span = high - low;
  // Amounts that are all the same, and not zero, run along the middle.
  const heightOf = (value: number) => (span > 0 ? (high - value) / span : value === 0 ? 1 : 0.5);
  const points = items.map(({ id, value }, index) => ({ id, x: (index + 0.5) / items.length, y: heightOf(value) }));
  const path = points.map(({ x, y }) => `${round(x * 100)} ${round(y * 100)}`).join("L");
  const hasZero = low <= 0 && high >= 0;
  const zero = round(heightOf(0) * 100);
  const ends = [points[0], points.at(-1)].map((point) => round((point?.x ?? 0) * 100));
  const room = items.length <= MOST_NARROW ? " v-few" : items.length <= MOST_WIDE ? " v-some" : "";
  return (
    <div aria-hidden="true">
      <svg aria-hidden="true" width="100%" height="200">
        <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
          {hasZero ? (
            <>
              <path d={`M${path}L${ends[1]} ${zero}L${ends[0]} ${zero}z`} opacity=".12" />
              <path d={`M0 ${zero}h100`} className="v-alt" stroke="currentColor" opacity=".3" vectorEffect="non-scaling-stroke" />
            </>
          ) : null}
          <path
            d={`M${path}`}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map(({ id, x, y }) => (
          <circle key={id} cx={percent(x)} cy={percent(y)} r="4.5" />
        ))}
      </svg>
      <div className={`v-points${room}`}>
        {items.map(({ id, label, value }) => (
          <div key={id}>
            <b>{write(value)}</b>
            <div>{label}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
