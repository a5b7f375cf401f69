import type { ReactNode } from "react";

export interface FactRow {
  readonly id: string;
  readonly icon?: ReactNode;
  readonly title: string;
  /** What sets it apart, beside the title. */
  readonly badge?: ReactNode;
  readonly subtitle?: ReactNode;
  /** One for each of the table's heads. */
  readonly facts: readonly ReactNode[];
  readonly action?: ReactNode;
}

export interface FactTableProps {
  label: string;
  titleHead: string;
  heads: readonly string[];
  /** Names the column of actions for who cannot see them. */
  actionHead: string;
  rows: readonly FactRow[];
}

const HEAD = "px-3 py-2.5 text-left text-caption font-medium whitespace-nowrap text-ink-faint";

/** Things with a few facts each: columns where there is room, lines under each name where there is not. */
export function FactTable({ label, titleHead, heads, actionHead, rows }: FactTableProps) {
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table className="w-full text-tool" aria-label={label}>
        <thead className="sticky top-[66.5px] z-10 bg-surface max-wide:hidden">
          <tr className="border-b border-line">
            <th scope="col" className={`${HEAD} pl-4`}>
              {titleHead}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={HEAD}>
                {head}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              <span className="sr-only">{actionHead}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ id, icon, title, badge, subtitle, facts, action }) => (
            <tr key={id}>
              <th scope="row" className="py-3 pr-3 pl-4 text-left align-top font-regular wide:w-2/5">
                <div className="flex items-start gap-3">
                  {icon ? <span className="mt-px shrink-0 text-ink-faint">{icon}</span> : null}
                  <div className="min-w-0">
                    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      <span className="font-semibold wrap-anywhere">{title}</span>
                      {badge}
                    </p>
                    {subtitle ? <p className="text-ink-soft wrap-anywhere">{subtitle}</p> : null}
                    <dl className="mt-1.5 flex flex-col gap-0.5 text-caption wide:hidden">
                      {heads.map((head, index) => (
                        <div key={head} className="flex flex-wrap gap-x-1.5">
                          <dt className="text-ink-faint">{head}:</dt>
                          <dd className="tabular text-ink-soft">{facts[index]}</dd>
                        </div>
                      ))}
                    </dl>
                    {action ? <div className="mt-2 -ml-3 wide:hidden">{action}</div> : null}
                  </div>
                </div>
              </th>
              {heads.map((head, index) => (
                <td key={head} className="tabular px-3 py-3 align-top whitespace-nowrap text-ink-soft max-wide:hidden">
                  {facts[index]}
                </td>
              ))}
              <td className="py-1.5 pr-3 pl-1 text-right align-top max-wide:hidden">{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
