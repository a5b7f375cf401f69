import { useQuery } from "@tanstack/react-query";
import type { Template } from "@vitrine/contract";
import { useState } from "react";
import { imageAddress } from "../../../platform/image-address.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { useAccount } from "../../../platform/person/account.ts";
import { pageLackOf } from "../../../platform/person/plan-lack.ts";
import { Screen } from "../../../ui/screen.tsx";
import { PlanState } from "../../billing/index.ts";
import { sitesQuery } from "../../sites/index.ts";
import { TemplateGallery } from "../../templates/index.ts";
import { NewPageDialog, type StartingPoint } from "./new-page-dialog.tsx";

/** Where a page begins: a template, or a blank sheet. */
export function NewPageScreen() {
  const t = useText("pages");
  const lack = pageLackOf(useAccount(), useQuery(sitesQuery).data?.length);
  const [start, setStart] = useState<StartingPoint | null>(null);
  if (lack) {
    return (
      <Screen title={t("newPage.title")}>
        <PlanState lack={lack} />
      </Screen>
    );
  }
  return (
    <Screen title={t("newPage.title")} lead={t("newPage.lead")}>
      <TemplateGallery
        imageAddress={imageAddress}
        onBlank={() => setStart({ templateId: undefined, name: "" })}
        onUse={({ id, name }: Template) => setStart({ templateId: id, name })}
      />
      <NewPageDialog start={start} onClose={() => setStart(null)} />
    </Screen>
  );
}
