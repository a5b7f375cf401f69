import type { z } from "zod";
import type { BlockView } from "../view.ts";
import { type countdownProps, isWithoutEnd } from "./block.ts";
import { digits, splitTime, TIME_UNITS, type TimeUnit } from "./split-time.ts";

type CountdownProps = z.infer<typeof countdownProps>;

const SHOWN_BY = {
  days: "hasDays",
  hours: "hasHours",
  minutes: "hasMinutes",
  seconds: "hasSeconds",
} as const satisfies Record<TimeUnit, keyof CountdownProps>;

type Data = Record<`data-${string}`, string | number | undefined>;

/** When it ends. One of the whole site has no key of its own: those with as many minutes are one. */
function ending({ mode, until, minutes, restartDays, scope, clock, zone }: CountdownProps, key: string): Data {
  if (mode === "date") return { "data-until": until };
  if (mode === "daily") return { "data-clock": clock, "data-zone": zone };
  return {
    "data-minutes": minutes,
    ...(scope === "page" ? { "data-key": key } : {}),
    ...(restartDays > 0 ? { "data-restart": restartDays } : {}),
  };
}

/** What the visitor's browser has to know; everything else is in the markup. */
function behaviour(props: CountdownProps, key: string): Data {
  const end = ending(props, key);
  if (props.after === "stay" || (props.after === "redirect" && props.redirectTo === "")) return end;
  return { ...end, "data-after": props.after, ...(props.after === "redirect" ? { "data-to": props.redirectTo } : {}) };
}

export const CountdownView: BlockView<CountdownProps> = ({ block, props, root, page }) => {
  const words = page.words("countdown");
  const units = TIME_UNITS.filter((unit) => props[SHOWN_BY[unit]]);
  const amounts = splitTime(props.mode === "evergreen" ? props.minutes * 60 : 0, units);
  const className = isWithoutEnd(props) ? `${root.className} v-empty` : root.className;
  return (
    <div
      {...root}
      className={className}
      role="timer"
      aria-live="off"
      aria-label={words.label}
      data-v="countdown"
      {...behaviour(props, block.id)}
    >
      {units.map((unit, index) => {
        const amount = amounts[index] ?? 0;
        const one = words[`${unit}.one`];
        const many = words[`${unit}.many`];
        return (
          <span key={unit} className="v-unit" data-unit={unit}>
            <span className="v-digits">{digits(amount)}</span>
            <span className="v-name" data-one={one} data-many={many}>
              {amount === 1 ? one : many}
            </span>
          </span>
        );
      })}
    </div>
  );
};
