import { useQuery } from "@tanstack/react-query";
import type { Language } from "@vitrine/document";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { CreateSiteForm, sitesQuery } from "../../sites/index.ts";
import { NewPageForm } from "./new-page-form.tsx";
import { NoSiteYet } from "./no-site-yet.tsx";

export interface StartingPoint {
  /** Undefined for a blank page. */
  readonly templateId: string | undefined;
  /** The template's name; empty for a blank page. */
  readonly name: string;
  /** What the page shall speak. */
  readonly language: Language;
}

export interface NewPageDialogProps {
  /** Null while nothing is chosen. */
  start: StartingPoint | null;
  onClose: () => void;
}

/** What a language is called in another: "inglês". */
function nameOf(language: Language, spoken: Language): string {
  return new Intl.DisplayNames([spoken], { type: "language" }).of(language) ?? language;
}

/** Site, title and address of a new page. An owner without a site makes the first one here. */
export function NewPageDialog({ start, onClose }: NewPageDialogProps) {
  const t = useText("pages");
  const sites = useQuery({ ...sitesQuery, enabled: start !== null });
  const needsSite = sites.data?.length === 0;
  const asksSite = useHasRole("owner") && needsSite;
  const spoken = useLanguage();
  const from = start?.name ? t("newPage.fromTemplate", { name: start.name }) : t("newPage.fromBlank");
  const lead =
    start && start.language !== spoken ? `${from}, ${t("newPage.inLanguage", { language: nameOf(start.language, spoken) })}` : from;
  return (
    <Dialog
      open={start !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={asksSite ? t("newPage.siteTitle") : t("newPage.dialogTitle")}
      description={asksSite ? t("newPage.siteLead") : lead}
    >
      {sites.error && !sites.data ? (
        <ProblemState problem={problemOf(sites.error)} onRetry={() => void sites.refetch()} />
      ) : !sites.data || !start ? (
        <div className="flex flex-col gap-5">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ) : needsSite && !asksSite ? (
        <NoSiteYet />
      ) : asksSite ? (
        <CreateSiteForm onCreated={() => void sites.refetch()} />
      ) : (
        <NewPageForm templateId={start.templateId} language={start.language} sites={sites.data} />
      )}
    </Dialog>
  );
}
