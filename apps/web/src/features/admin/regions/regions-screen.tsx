import { useQuery } from "@tanstack/react-query";
import type { Region } from "@vitrine/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ListSkeleton } from "../../../ui/feedback/list-skeleton.tsx";
import { ProblemState } from "../../../ui/feedback/problem-state.tsx";
import { ConfirmDialog } from "../../../ui/popup/confirm-dialog.tsx";
import { AdminFrame } from "../admin-frame.tsx";
import { useAccountChange } from "../use-account-change.ts";
import { RegionDialog } from "./region-dialog.tsx";

/** Where sites can be, as the operator edits it. */
export function RegionsScreen() {
  const t = useText("admin");
  const language = useLanguage();
  const regions = useQuery(api.sites.regionTable.queryOptions());
  const [edited, setEdited] = useState<Region | "new" | null>(null);
  const [removed, setRemoved] = useState<Region | null>(null);
  const remove = useAccountChange(client.sites.removeRegion, t("regionTable.removed"), t("regionTable.removeFailed"));
  return (
    <AdminFrame
      action={
        <Button variant="primary" icon={<Plus size={17} />} onClick={() => setEdited("new")}>
          {t("regionTable.add")}
        </Button>
      }
    >
      {regions.error && !regions.data ? (
        <ProblemState problem={problemOf(regions.error)} onRetry={() => void regions.refetch()} />
      ) : !regions.data ? (
        <ListSkeleton />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {regions.data.items.map(({ sites, ...region }) => (
            <li key={region.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3.5">
              <div className="min-w-0 flex-1 basis-52">
                <p className="text-tool font-semibold wrap-anywhere">{region.names[language]}</p>
                <p className="truncate font-mono text-caption text-ink-faint">{region.id}</p>
              </div>
              <p className="w-28 text-tool text-ink-soft tabular-nums">{t("table.sites", { count: sites })}</p>
              <div className="flex gap-2">
                <Button
                  size="sm"
                  onClick={() => setEdited(region)}
                  aria-label={t("regionTable.editNamed", { name: region.names[language] })}
                >
                  {t("table.edit")}
                </Button>
                <Button
                  size="sm"
                  onClick={() => setRemoved(region)}
                  aria-label={t("regionTable.removeNamed", { name: region.names[language] })}
                >
                  {t("table.remove")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited ? <RegionDialog region={edited === "new" ? null : edited} onClose={() => setEdited(null)} /> : null}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => {
          if (!open) setRemoved(null);
        }}
        title={t("regionTable.removeTitle", { name: removed?.names[language] ?? "" })}
        text={t("regionTable.removeText")}
        confirmLabel={t("table.remove")}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => removed && remove.mutate({ id: removed.id }, { onSettled: () => setRemoved(null) })}
      />
    </AdminFrame>
  );
}
