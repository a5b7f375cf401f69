import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Domain } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { spokenAddress } from "../../platform/site-address.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { sitesQuery } from "../sites/index.ts";
import { SupportCode } from "./records/support-code.tsx";

export interface ForbiddenNoticeProps {
  readonly domain: Domain;
  readonly problem: NonNullable<Domain["problem"]>;
  /** Whether nothing but images would be shown under it. */
  readonly isForImages?: boolean;
}

/** In place of entries that would lead nowhere: why nothing is shown under a domain, and what is left to do. */
export function ForbiddenNotice({ domain, problem, isForImages = false }: ForbiddenNoticeProps) {
  const t = useText("domains");
  const isOwner = useHasRole("owner");
  const site = useQuery(sitesQuery).data?.find(({ id }) => id === domain.siteId);
  return (
    <Notice
      tone="danger"
      title={problem.message}
      action={
        isOwner && site && !isForImages ? (
          <Link to="/dns" search={{ connect: site.id }} className={buttonClass("secondary", "sm")}>
            {t("forbidden.other")}
          </Link>
        ) : undefined
      }
    >
      <p className="text-pretty">{t("forbidden.text")}</p>
      {site ? <p className="mt-1 text-pretty">{t("forbidden.pages", { address: spokenAddress(site.url) })}</p> : null}
      {problem.supportCode ? <SupportCode code={problem.supportCode} /> : null}
    </Notice>
  );
}
