import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { FileUp, Globe } from "lucide-react";
import { useState } from "react";
import { imageAddress } from "../../../platform/image-address.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { pageLackOf, planLackOf } from "../../../platform/person/plan-lack.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { Screen } from "../../../ui/screen.tsx";
import { PlanState } from "../../billing/index.ts";
import { sitesQuery } from "../../sites/index.ts";
import { TemplateShelves } from "../../templates/index.ts";
import { EditorsOnly } from "./editors-only.tsx";
import { NewPageDialog, type StartingPoint } from "./new-page-dialog.tsx";
import { NoSiteYet } from "./no-site-yet.tsx";

const route = getRouteApi("/new");

/** Where a page begins: a template of the product, one's own, or a blank sheet. */
export function NewPageScreen() {
  const t = useText("pages");
  const tImport = useText("importing");
  const spoken = useLanguage();
  const { shelf = "ready" } = route.useSearch();
  const navigate = route.useNavigate();
  const account = useAccount();
  const isOwner = useHasRole("owner");
  const mayEdit = useHasRole("editor");
  const sites = useQuery(sitesQuery).data?.length;
  const lack = isOwner ? pageLackOf(account, sites) : planLackOf(account, "builder");
  const [start, setStart] = useState<StartingPoint | null>(null);
  if (!mayEdit) {
    return (
      <Screen title={t("newPage.title")}>
        <EditorsOnly />
      </Screen>
    );
  }
  if (lack) {
    return (
      <Screen title={t("newPage.title")}>
        <PlanState lack={lack} />
      </Screen>
    );
  }
  if (sites === 0 && !isOwner) {
    return (
      <Screen title={t("newPage.title")}>
        <NoSiteYet />
      </Screen>
    );
  }
  return (
    <Screen
      title={t("newPage.title")}
      lead={t("newPage.lead")}
      action={
        <div className="flex flex-wrap gap-2">
          {account?.entitlements.includes("clone") ? (
            <Link to="/new/clone" className={buttonClass()}>
              <Globe size={17} aria-hidden="true" />
              {t("newPage.clone")}
            </Link>
          ) : null}
          <Link to="/new/import" className={buttonClass()}>
            <FileUp size={17} aria-hidden="true" />
            {tImport("import")}
          </Link>
        </div>
      }
    >
      <TemplateShelves
        shelf={shelf}
        onShelfChange={(next) => void navigate({ search: next === "own" ? { shelf: next } : {}, replace: true })}
        imageAddress={imageAddress}
        onBlank={(language) => setStart({ templateId: undefined, name: "", language })}
        onUse={({ id, name, language }) => setStart({ templateId: id, name, language: language ?? spoken })}
      />
      <NewPageDialog start={start} onClose={() => setStart(null)} />
    </Screen>
  );
}
