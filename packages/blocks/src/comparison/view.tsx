import { plainText } from "@vitrine/document";
import type { ReactElement } from "react";
import type { z } from "zod";
import type { BlockView, BlockViewProps } from "../view.ts";
import type { comparisonProps } from "./block.ts";
import { type PLACES, shownPlaces } from "./places.ts";

type ComparisonProps = z.infer<typeof comparisonProps>;
type ComparisonView = BlockViewProps<ComparisonProps>;
type Place = (typeof PLACES)[number];

// In little room the parts of the table are laid out as something else, and some browsers no longer call them a table.
const ROLES = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  feature: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

function best({ props }: ComparisonView, place: Place): { className?: string } {
  return props.highlighted === place ? { className: "v-best" } : {};
}

function offer(view: ComparisonView, place: Place): ReactElement {
  const { props, editable, inline } = view;
  const detail = props[`${place}Detail`];
  return (
    <th key={place} {...ROLES.column} {...best(view, place)}>
      <span {...editable(`${place}Name`)}>{inline(props[`${place}Name`])}</span>
      {detail.trim() === "" ? null : <small>{detail}</small>}
    </th>
  );
}

function cell(view: ComparisonView, index: number, place: Place): ReactElement {
  const { props, page, editable, inline } = view;
  const words = page.words("comparison");
  const row = props.rows[index];
  const answer = row?.[place];
  if (answer === "words") {
    return (
      <td key={place} {...ROLES.cell} {...best(view, place)} {...editable(`rows.${index}.${place}Words`)}>
        {inline(row?.[`${place}Words`] ?? [])}
      </td>
    );
  }
  return (
    <td key={place} {...ROLES.cell} {...best(view, place)}>
      {answer === "no" ? <i className="v-no" role="img" aria-label={words.no} /> : <i role="img" aria-label={words.yes} />}
    </td>
  );
}

export const ComparisonView: BlockView<ComparisonProps> = (view) => {
  const { props, root, page, editable, inline } = view;
  const places = shownPlaces(props.count);
  const caption = plainText(props.caption).trim();
  return (
    <div {...root}>
      <table {...ROLES.table} aria-label={caption || page.words("comparison").table}>
        {caption ? <caption {...editable("caption")}>{inline(props.caption)}</caption> : null}
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <td {...ROLES.cell} />
            {places.map((place) => offer(view, place))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {props.rows.map((row, index) => (
            <tr key={row.id} {...ROLES.row}>
              <th {...ROLES.feature} {...editable(`rows.${index}.feature`)}>
                {inline(row.feature)}
              </th>
              {places.map((place) => cell(view, index, place))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
