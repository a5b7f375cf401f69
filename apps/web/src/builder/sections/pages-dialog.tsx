import { useCallback, useEffect, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../ui/popup/dialog.tsx";
import { RepublishBox } from "./republish-box.tsx";
import type { SyncedSections, SyncedUse } from "./synced-sections.ts";

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

interface Listed {
  readonly items: readonly SyncedUse[];
  readonly nextCursor: string | null;
  readonly newest: number;
}

function Uses({ id, synced }: UsesProps) {
  const t = useText("sections");
  const [listed, setListed] = useState<Listed | null>(null);
  const [failure, setFailure] = useState("");
  const load = useCallback(
    async (before: readonly SyncedUse[], cursor: string | null): Promise<void> => {
      try {
        const [uses, read] = await Promise.all([synced.listUses(id, cursor), synced.read(id)]);
        setFailure("");
        setListed({ items: [...before, ...uses.items], nextCursor: uses.nextCursor, newest: read?.card.version ?? 0 });
      } catch (error) {
        setFailure(error instanceof Error ? error.message : "");
      }
    },
    [id, synced],
  );
  useEffect(() => {
    void load([], null);
    return synced.watch((changed) => {
      if (changed === null || changed === id) void load([], null);
    });
  }, [id, synced, load]);
  if (failure) {
    return (
      <Notice
        tone="danger"
        title={t("usesFailed")}
        action={
          <Button size="sm" onClick={() => void load([], null)}>
            {t("retry")}
          </Button>
        }
      >
        {failure}
      </Notice>
    );
  }
  if (!listed) return <Skeleton className="h-24 w-full" />;
  if (listed.items.length === 0) return <p className="text-tool text-ink-soft">{t("noUses")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-line rounded-md border border-line">
        {listed.items.map((use) => (
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
              {t(
                use.publishedVersion === null
                  ? "state.unpublished"
                  : use.publishedVersion < listed.newest
                    ? "state.behind"
                    : "state.newest",
              )}
            </span>
          </li>
        ))}
      </ul>
      {listed.nextCursor === null ? null : (
        <Button size="sm" onClick={() => void load(listed.items, listed.nextCursor)}>
          {t("more")}
        </Button>
      )}
    </div>
  );
}
