import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
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
import { ImportForm } from "./import-form.tsx";
import { type Imported, ImportResult } from "./import-result.tsx";

/** A page made of an HTML file, a zip or a project file; afterwards what became of it. */
export function ImportScreen() {
  const t = useText("importing");
  const sites = useQuery(sitesQuery);
  const account = useAccount();
  const isOwner = useHasRole("owner");
  const mayEdit = useHasRole("editor");
  const needsSite = sites.data?.length === 0;
  const lack = isOwner ? pageLackOf(account, sites.data?.length) : planLackOf(account, "builder");
  const [imported, setImported] = useState<Imported | null>(null);
  if (!mayEdit || (needsSite && !isOwner)) {
    return (
      <Screen title={t("title")} width="form">
        {mayEdit ? <NoSiteYet /> : <EditorsOnly />}
      </Screen>
    );
  }
  if (lack) {
    return (
      <Screen title={t("title")} width="form">
        <PlanState lack={lack} />
      </Screen>
    );
  }
  if (imported) {
    return (
      <Screen title={t("result.title")} lead={t("result.lead", { title: imported.page.title })} width="form">
        <ImportResult imported={imported} onAnother={() => setImported(null)} />
      </Screen>
    );
  }
  return (
    <Screen title={t("title")} lead={needsSite ? t("siteLead") : t("lead")} width="form">
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
        <ImportForm sites={sites.data} onImported={setImported} />
      )}
      <p className="mt-8 text-tool">
        <Link to="/new" className={buttonClass("quiet", "sm")}>
          {t("back")}
        </Link>
      </p>
    </Screen>
  );
}
