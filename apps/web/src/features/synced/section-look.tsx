import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PageDocument } from "@vitrine/document";
import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { LookOnly, LookOnlyComing } from "../../builder/look-only/look-only.tsx";
import { fetchPreview } from "../../builder/preview/preview-page.ts";
import { api } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { imageAddress } from "../../platform/image-address.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { planLackOf } from "../../platform/person/plan-lack.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { Button } from "../../ui/button/button.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import { PlanNotice } from "../billing/index.ts";
import { syncedSections } from "../pages/index.ts";
import { SectionOpening } from "./section-opening.tsx";

const PagesDialog = lazyPart(async () => (await import("../../builder/sections/synced-dialog.tsx")).PagesDialog);

export interface SectionLookProps {
  readonly sectionId: string;
  /** Fetches the section as it is by now. */
  open(): Promise<{ readonly name: string; readonly isBeyondReach: boolean; readonly document: PageDocument }>;
  /** The page that it was opened from. */
  readonly fromPage: string | undefined;
}

/** A synced section for somebody who may not change it: what is in it, why it is only to be seen, and where it is used. */
export function SectionLook({ sectionId, open, fromPage }: SectionLookProps) {
  const t = useText("editor");
  const s = useText("sections");
  const lack = planLackOf(useAccount(), "edit");
  const mayEdit = useHasRole("editor");
  // Whatever the role is: nothing is republished from where nothing is changed.
  const synced = useMemo(() => syncedSections(t("noAnswer"), false, () => undefined), [t]);
  const [isListing, setListing] = useState(false);
  const looked = useQuery({
    queryKey: [...api.synced.get.key(), sectionId, "look"],
    queryFn: async () => {
      const { name, isBeyondReach, document } = await open();
      return { name, isBeyondReach, shown: await fetchPreview(document, name, { address: imageAddress }) };
    },
  });
  const name = looked.data?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Vitrine`;
  }, [name]);
  if (!looked.data) {
    if (looked.error) {
      const problem = problemOf(looked.error);
      return <SectionOpening fromPage={fromPage} problem={problem} isWaiting={false} onRetry={() => void looked.refetch()} />;
    }
    return <LookOnlyComing text={t(looked.fetchStatus === "paused" ? "openingOffline" : "opening")} />;
  }
  const { isBeyondReach, shown } = looked.data;
  return (
    <>
      <LookOnly
        title={looked.data.name}
        back={
          <Link
            {...(fromPage === undefined ? { to: "/pages" as const } : { to: "/builder/$pageId" as const, params: { pageId: fromPage } })}
            className={buttonClass("quiet", "sm")}
            aria-label={t("backToPages")}
          >
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
        }
        actions={
          <Button size="sm" onClick={() => setListing(true)}>
            {s("uses")}
          </Button>
        }
        what={isBeyondReach && mayEdit ? "elsewhere" : "section"}
        why={mayEdit && lack ? <PlanNotice lack={lack} /> : null}
        shown={shown}
        emptyTitle={looked.data.name}
        art={null}
      />
      {isListing ? <PagesDialog id={sectionId} name={looked.data.name} synced={synced} onClose={() => setListing(false)} /> : null}
    </>
  );
}
