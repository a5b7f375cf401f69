import { Link } from "@tanstack/react-router";
import type { Page } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { spokenAddress } from "../../platform/site-address.ts";
import { Moment } from "../../ui/moment.tsx";
import { PageStatusBadge } from "../pages/index.ts";
import { MORE_LINK, Panel } from "./panel.tsx";

/** A page's title, and the way to it: to edit it, or to look at it for whoever may do no more. */
function Title({ page: { id, title } }: { page: Page }) {
  return (
    <Link
      to={useHasRole("editor") ? "/builder/$pageId" : "/preview/$pageId"}
      params={{ pageId: id }}
      className="block truncate text-tool font-semibold text-ink no-underline after:absolute after:inset-0"
    >
      {title}
    </Link>
  );
}

/** The pages somebody worked on last. */
export function RecentPages({ pages }: { pages: readonly Page[] }) {
  const t = useText("home");
  return (
    <Panel
      title={t("pages.title")}
      more={
        <Link to="/pages" className={MORE_LINK}>
          {t("seeAll")}
        </Link>
      }
    >
      {pages.length === 0 ? <p className="px-4 py-6 text-tool text-ink-soft">{t("pages.empty")}</p> : null}
      <ul className="divide-y divide-line">
        {pages.map((page) => (
          <li key={page.id} className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-hover">
            <div className="min-w-0 flex-1 basis-44">
              <Title page={page} />
              <p className="truncate text-caption text-ink-faint">
                {page.url ? spokenAddress(page.url) : `${page.siteName} · /${page.slug}`}
              </p>
            </div>
            <PageStatusBadge page={page} />
            <p className="relative w-20 text-right text-caption text-ink-faint max-desktop:hidden">
              <Moment iso={page.lastEdited} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
