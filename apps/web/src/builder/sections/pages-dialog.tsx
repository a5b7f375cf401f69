import { useCallback } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { RepublishBox } from "./republish-box.tsx";
import type { SyncedSections } from "./synced-sections.ts";
import { useListed } from "./use-listed.ts";
import { useSyncedChanges } from "./use-synced-changes.ts";

export interface PagesDialogProps {
  readonly id: string;
  readonly name: string;
  readonly synced: SyncedSections | undefined;
  onClose(): void;
}

/** Where a section is used, and the way to have its newest version on all those pages. */
export function PagesDialog({ id, name, synced, onClose }: PagesDialogProps) {
  const t = useText("sections");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("usesTitle", { name: name || t("mark") })}
      footer={<Button onClick={onClose}>{t("close")}</Button>}
    >
      {synced ? (
        <div className="flex flex-col gap-5">
          <RepublishBox id={id} synced={synced} />
          <Uses id={id} synced={synced} />
        </div>
      ) : null}
    </Dialog>
  );
}

interface UsesProps {
  readonly id: string;
  readonly synced: SyncedSections;
}

function Uses({ id, synced }: UsesProps) {
  const t = useText("sections");
  const list = useCallback(
    async (cursor: string | null) => {
      const [uses, read] = await Promise.all([synced.listUses(id, cursor), synced.read(id)]);
      return { ...uses, items: uses.items.map((use) => ({ ...use, newest: read?.card.version ?? 0 })) };
    },
    [id, synced],
  );
  const { items, hasMore, failure, more, retry, refresh } = useListed(list);
  useSyncedChanges(synced, id, refresh);
  if (failure !== null) {
    return (
      <Notice
        tone="danger"
        title={t("usesFailed")}
        action={
          <Button size="sm" onClick={retry}>
            {t("retry")}
          </Button>
        }
      >
        {failure}
      </Notice>
    );
  }
  if (!items) return <Skeleton className="h-24 w-full" />;
  if (items.length === 0) return <p className="text-tool text-ink-soft">{t("noUses")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-line rounded-md border border-line">
        {items.map((use) => (
          <li key={use.pageId} className="flex min-h-11 items-center justify-between gap-3 px-3 py-2">
            <a
              href={use.path}
              target="_blank"
              rel="noopener"
              className="min-w-0 text-tool font-medium wrap-anywhere text-mar underline underline-offset-2"
            >
              {use.title}
            </a>
            <span className="shrink-0 text-caption text-ink-soft">
              {t(use.publishedVersion === null ? "state.unpublished" : use.publishedVersion < use.newest ? "state.behind" : "state.newest")}
            </span>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button size="sm" onClick={more}>
          {t("more")}
        </Button>
      ) : null}
    </div>
  );
}
