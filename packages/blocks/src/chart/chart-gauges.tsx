import { type ChartParts, round } from "./chart-parts.ts";

const ARC = "M14 78A66 66 0 0 1 146 78";

/** A half ring for each amount, filled as far as it has come. */
export function ChartGauges({ items, full, isPercent, words, write }: ChartParts) {
  return (
    <div className="v-gauges" aria-hidden="true">
      {items.map(({ id, label, value }) => {
        const share = Math.min(1, Math.max(0, value / full));
        return (
          <div key={id}>
            <svg aria-hidden="true" width="100%" height="84" viewBox="0 0 160 84" fill="none" stroke="currentColor" strokeWidth="14">
              <path d={ARC} fill="none" opacity=".14" />
              {share > 0 ? (
                <path d={ARC} fill="none" pathLength="100" strokeDasharray={`${round(Math.max(share * 100, 0.5))} 100`} />
              ) : null}
            </svg>
            <b>{write(value)}</b>
            {isPercent && full === 100 ? null : <div>{(words.of ?? "").replace("{full}", write(full))}</div>}
            <div>{label}</div>
          </div>
        );
      })}
    </div>
  );
}
