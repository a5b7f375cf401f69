import type { Lead } from "@vitrine/contract";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Moment } from "../../ui/moment.tsx";
import { answerOf, leadColumns, leadName } from "./model.ts";

export interface LeadTableProps {
  leads: readonly Lead[];
  pageTitle: (lead: Lead) => string;
  onOpen: (lead: Lead) => void;
  isBusy: boolean;
}

const HEAD = "px-3 py-2.5 text-left text-caption font-medium whitespace-nowrap text-ink-faint";
const CELL = "max-w-52 truncate px-3 py-3";

/** Leads with a column for each common answer; on a phone, who it is and when. */
export function LeadTable({ leads, pageTitle, onOpen, isBusy }: LeadTableProps) {
  const t = useText("leads");
  const language = useLanguage();
  const columns = leadColumns(leads);
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table className="w-full table-auto text-tool" aria-busy={isBusy}>
        <thead className="sticky top-[66.5px] z-10 bg-surface">
          <tr className="border-b border-line">
            <th className={`${HEAD} w-full pl-4 wide:hidden`}>{t("columns.lead")}</th>
            {columns.map(({ name, label }) => (
              <th key={name} className={`${HEAD} max-w-52 truncate first-of-type:pl-4 max-wide:hidden nth-2:pl-4`}>
                {label}
              </th>
            ))}
            <th className={`${HEAD} max-wide:hidden`}>{t("columns.page")}</th>
            <th className={`${HEAD} pr-4 text-right`}>{t("columns.received")}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {leads.map((lead) => (
            <tr key={lead.id} className="relative hover:bg-hover">
              <td className="max-w-0 py-3 pl-4 wide:hidden">
                <button
                  type="button"
                  onClick={() => onOpen(lead)}
                  className="block max-w-full truncate font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-mar"
                >
                  {leadName(lead)}
                </button>
                <p className="truncate text-caption text-ink-faint">{pageTitle(lead)}</p>
              </td>
              {columns.map(({ name }, index) => (
                <td key={name} className={`${CELL} max-wide:hidden ${index === 0 ? "pl-4" : ""}`}>
                  {index === 0 ? (
                    <button
                      type="button"
                      onClick={() => onOpen(lead)}
                      className="max-w-full truncate font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-mar"
                    >
                      {answerOf(lead, name, language) || leadName(lead)}
                    </button>
                  ) : (
                    answerOf(lead, name, language) || <span className="text-ink-faint">—</span>
                  )}
                </td>
              ))}
              <td className={`${CELL} text-ink-soft max-wide:hidden`}>{pageTitle(lead)}</td>
              <td className="py-3 pr-4 pl-3 text-right whitespace-nowrap text-ink-soft">
                {lead.count > 1 ? (
                  <span className="mr-2 text-caption text-ink-faint" title={t("detail.times", { count: lead.count })}>
                    ×{lead.count}
                  </span>
                ) : null}
                <span className="relative">
                  <Moment iso={lead.createdAt} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
