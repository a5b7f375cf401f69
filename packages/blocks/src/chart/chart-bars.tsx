import { type ChartParts, percent } from "./chart-parts.ts";

/** The least of its line that an amount other than zero takes, so that it is not taken for nothing. */
const LEAST = 0.004;

/** Bars that lie: their labels have room on a phone too. All begin at zero. */
export function ChartBars({ items, write }: ChartParts) {
  const values = items.map((item) => item.value);
  const low = Math.min(0, ...values);
  const span = Math.max(0, ...values) - low || 1;
  const zero = -low / span;
  return (
    <div className="v-bars" aria-hidden="true">
      {items.map(({ id, label, value }) => {
        const length = value === 0 ? 0 : Math.max(Math.abs(value) / span, LEAST);
        const start = value < 0 ? zero - length : Math.min(zero, 1 - length);
        return [
          <span key={`${id} label`}>{label}</span>,
          <svg aria-hidden="true" key={`${id} bar`} width="100%" height="14">
            <rect width="100%" height="14" rx="3" opacity=".12" />
            {length > 0 ? (
              <rect
                className={value < 0 ? "v-alt" : undefined}
                x={percent(Math.max(0, start))}
                width={percent(length)}
                height="14"
                rx="3"
              />
            ) : null}
            {low < 0 ? <rect className="v-alt" x={percent(zero)} y="-4" width="1" height="22" /> : null}
          </svg>,
          <b key={`${id} amount`}>{write(value)}</b>,
        ];
      })}
    </div>
  );
}
