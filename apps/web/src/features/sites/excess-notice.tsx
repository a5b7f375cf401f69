import type { Site } from "@vitrine/contract";
import { useState } from "react";
import { exactMoment } from "../../platform/language/moments.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { KeepSitesDialog } from "./keep-sites-dialog.tsx";

/** Sites that the plan has no room for: what becomes of them when, and the choice of others. */
export function ExcessNotice({ sites }: { sites: readonly Site[] }) {
  const t = useText("sites");
  const language = useLanguage();
  const account = useAccount();
  const isOwner = useHasRole("owner");
  const [isChoosing, setChoosing] = useState(false);
  const excess = sites.filter((site) => site.excess);
  const first = excess
    .filter((site) => site.excess?.until)
    .toSorted((a, b) => Date.parse(a.excess?.until ?? "") - Date.parse(b.excess?.until ?? ""))[0]?.excess;
  if (excess.length === 0) return null;
  const cap = account?.siteCap ?? null;
  const mayChoose = isOwner && cap !== null && account?.entitlements.includes("createSite");
  const told = excess.filter((site) => site.excess?.state === "told").length;
  const at = first?.until ? exactMoment(first.until, language) : "";
  return (
    <div className="mb-6">
      <Notice
        tone="warning"
        title={told > 0 ? t("excess.leaveTitle", { count: told, at }) : first ? t("excess.offlineTitle") : t("excess.heldTitle")}
        action={
          mayChoose ? (
            <Button size="sm" onClick={() => setChoosing(true)}>
              {t("excess.choose")}
            </Button>
          ) : undefined
        }
      >
        {told > 0
          ? t(isOwner ? "excess.toldText" : "excess.toldByOwner")
          : first
            ? t(isOwner ? "excess.offlineText" : "excess.offlineByOwner", { at })
            : t("excess.heldText")}
      </Notice>
      {isChoosing && cap !== null ? <KeepSitesDialog sites={sites} cap={Math.max(cap, 1)} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
