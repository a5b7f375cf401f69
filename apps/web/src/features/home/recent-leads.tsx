import { Link } from "@tanstack/react-router";
import type { Lead } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { Moment } from "../../ui/moment.tsx";
import { leadName } from "../leads/index.ts";
import { MORE_LINK, Panel } from "./panel.tsx";

/** Who wrote last. */
export function RecentLeads({ leads }: { leads: readonly Lead[] }) {
  const t = useText("home");
  return (
    <Panel
      title={t("leads.title")}
      more={
        <Link to="/leads/form" className={MORE_LINK}>
          {t("seeAll")}
        </Link>
      }
    >
      {leads.length === 0 ? <p className="px-4 py-6 text-tool text-pretty text-ink-soft">{t("leads.empty")}</p> : null}
      <ul className="divide-y divide-line">
        {leads.map((lead) => (
          <li key={lead.id} className="flex items-center justify-between gap-4 px-4 py-3">
            <div className="min-w-0">
              <p className="truncate text-tool font-semibold">{leadName(lead)}</p>
              <p className="truncate text-caption text-ink-faint">{lead.formName}</p>
            </div>
            <p className="shrink-0 text-caption text-ink-faint">
              <Moment iso={lead.createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
