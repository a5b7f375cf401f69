import { Link } from "@tanstack/react-router";
import type { Site } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { spokenAddress } from "../../platform/site-address.ts";
import { TextLink } from "../../ui/button/text-link.tsx";
import { MORE_LINK, Panel } from "./panel.tsx";

/** Sites the first screen shows. */
const FEW = 3;

/** Where pages are published. */
export function SitesPanel({ sites }: { sites: readonly Site[] }) {
  const t = useText("home");
  return (
    <Panel
      title={t("sites.title")}
      more={
        <Link to="/sites" className={MORE_LINK}>
          {t("seeAll")}
        </Link>
      }
    >
      {sites.length === 0 ? <p className="px-4 py-6 text-tool text-ink-soft">{t("sites.empty")}</p> : null}
      <ul className="divide-y divide-line">
        {sites.slice(0, FEW).map((site) => (
          <li key={site.id} className="flex items-center px-4 py-3 text-tool">
            <TextLink href={site.url}>{spokenAddress(site.url)}</TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
