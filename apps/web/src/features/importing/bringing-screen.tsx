import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Site } from "@vitrine/contract";
import { type ReactNode, useState } from "react";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { pageLackOf, planLackOf } from "../../platform/person/plan-lack.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Screen } from "../../ui/screen.tsx";
import { PlanState } from "../billing/index.ts";
import { EditorsOnly, NoSiteYet } from "../pages/index.ts";
import { CreateSiteForm, sitesQuery } from "../sites/index.ts";
import { type Imported, ImportResult } from "./import-result.tsx";

export interface BringingScreenProps {
  readonly title: string;
  readonly lead: string;
  /** In the place of the form, for whoever may not use it. */
  readonly hindrance?: ReactNode;
  readonly done: { readonly title: string; readonly another: string };
  /** Where it is said what is brought; there is at least one site, the newest first. */
  form(sites: readonly Site[], onImported: (imported: Imported) => void): ReactNode;
}

/** A page that somebody has elsewhere becomes one of theirs here; afterwards what became of it. */
export function BringingScreen({ title, lead, hindrance, done, form }: BringingScreenProps) {
  const t = useText("importing");
  const sites = useQuery(sitesQuery);
  const account = useAccount();
  const isOwner = useHasRole("owner");
  const mayEdit = useHasRole("editor");
  const needsSite = sites.data?.length === 0;
  const lack = isOwner ? pageLackOf(account, sites.data?.length) : planLackOf(account, "builder");
  const [imported, setImported] = useState<Imported | null>(null);
  const inTheWay = !mayEdit ? (
    <EditorsOnly />
  ) : lack ? (
    <PlanState lack={lack} />
  ) : (
    (hindrance ?? (needsSite && !isOwner ? <NoSiteYet /> : null))
  );
  if (inTheWay) {
    return (
      <Screen title={title} width="form">
        {inTheWay}
      </Screen>
    );
  }
  if (imported) {
    return (
      <Screen title={done.title} lead={t("result.lead", { title: imported.page.title })} width="form">
        <ImportResult imported={imported} another={done.another} onAnother={() => setImported(null)} />
      </Screen>
    );
  }
  return (
    <Screen title={title} lead={needsSite ? t("siteLead") : lead} width="form">
      {sites.error && !sites.data ? (
        <ProblemState problem={problemOf(sites.error)} onRetry={() => void sites.refetch()} />
      ) : !sites.data ? (
        <div className="flex flex-col gap-5">
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ) : needsSite ? (
        <CreateSiteForm onCreated={() => void sites.refetch()} />
      ) : (
        form(sites.data, setImported)
      )}
      <p className="mt-8 text-tool">
        <Link to="/new" className={buttonClass("quiet", "sm")}>
          {t("back")}
        </Link>
      </p>
    </Screen>
  );
}
