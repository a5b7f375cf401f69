import { plainText } from "@vitrine/document";
import type { BlockView } from "../view.ts";
import { ChartBars } from "./chart-bars.tsx";
import { ChartGauges } from "./chart-gauges.tsx";
import { ChartLine } from "./chart-line.tsx";
import type { ChartParts, ChartProps } from "./chart-parts.ts";
import { ChartPie } from "./chart-pie.tsx";
import { writeAmount } from "./write-amount.ts";

const DRAWN_BY = { bar: ChartBars, line: ChartLine, pie: ChartPie, gauge: ChartGauges } as const;

/** The picture is for the eye; the same amounts stand in a table for those who listen. */
export const ChartView: BlockView<ChartProps> = ({ props, root, page, editable, inline }) => {
  const words = page.words("chart");
  const isEmpty = props.items.length === 0;
  const parts: ChartParts = {
    items: props.items,
    full: props.full,
    isPercent: props.suffix.trim() === "%",
    words,
    write: (value) => writeAmount(value, props, page.language, true),
    writeShare: (share) => new Intl.NumberFormat(page.language, { style: "percent", maximumFractionDigits: 1 }).format(share),
  };
  return (
    <figure {...root} className={isEmpty ? `${root.className} v-empty` : root.className}>
      <figcaption {...editable("title")}>{inline(props.title)}</figcaption>
      {isEmpty ? null : DRAWN_BY[props.form](parts)}
      {isEmpty ? null : (
        <div className="v-read">
          <table aria-label={plainText(props.title).trim() || words.name}>
            <thead>
              <tr>
                <th scope="col">{words.item}</th>
                <th scope="col">{words.value}</th>
              </tr>
            </thead>
            <tbody>
              {props.items.map(({ id, label, value }, index) => (
                <tr key={id}>
                  <th scope="row">{label.trim() || index + 1}</th>
                  <td>{writeAmount(value, props, page.language, false)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </figure>
  );
};
