import { useQuery } from "@tanstack/react-query";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { CreateSiteForm, sitesQuery } from "../../sites/index.ts";
import { NewPageForm } from "./new-page-form.tsx";

export interface StartingPoint {
  /** Undefined for a blank page. */
  readonly templateId: string | undefined;
  /** The template's name; empty for a blank page. */
  readonly name: string;
}

export interface NewPageDialogProps {
  /** Null while nothing is chosen. */
  start: StartingPoint | null;
  onClose: () => void;
}

/** Site, title and address of a new page. Somebody without a site makes the first one here. */
export function NewPageDialog({ start, onClose }: NewPageDialogProps) {
  const t = useText("pages");
  const sites = useQuery({ ...sitesQuery, enabled: start !== null });
  const needsSite = sites.data?.length === 0;
  const lead = start?.name ? t("newPage.fromTemplate", { name: start.name }) : t("newPage.fromBlank");
  return (
    <Dialog
      open={start !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={needsSite ? t("newPage.siteTitle") : t("newPage.dialogTitle")}
      description={needsSite ? t("newPage.siteLead") : lead}
    >
      {sites.error && !sites.data ? (
        <ProblemState problem={problemOf(sites.error)} onRetry={() => void sites.refetch()} />
      ) : !sites.data || !start ? (
        <div className="flex flex-col gap-5">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ) : needsSite ? (
        <CreateSiteForm onCreated={() => void sites.refetch()} />
      ) : (
        <NewPageForm templateId={start.templateId} sites={sites.data} />
      )}
    </Dialog>
  );
}
