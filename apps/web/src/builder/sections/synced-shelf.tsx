import { Ellipsis, FilePen, ListTree, RefreshCw, TextCursorInput, Trash2 } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Menu } from "../../ui/popup/menu.tsx";
import { useFrame } from "../frame/frame-view.ts";
import { type PutIn, usePutIn } from "../library/use-put-in.ts";
import { useSyncedActions } from "./synced-actions.ts";
import { syncedLibraryCard } from "./synced-library-card.ts";
import type { SyncedCard, SyncedSections } from "./synced-sections.ts";
import { useListed } from "./use-listed.ts";
import { useSyncedChanges } from "./use-synced-changes.ts";

export interface SyncedShelfProps {
  readonly synced: SyncedSections;
  onInserted(): void;
}

/** The account's synced sections: a press or a drag puts one into the page. */
export function SyncedShelf({ synced, onInserted }: SyncedShelfProps) {
  const t = useText("sections");
  const putIn = usePutIn(onInserted);
  const { items, hasMore, failure, more, retry, refresh } = useListed(synced.list);
  useSyncedChanges(synced, null, refresh);
  if (failure !== null) {
    return (
      <Notice tone="danger" title={t("listFailed")}>
        <p>{failure}</p>
        <Button size="sm" className="mt-2" onClick={retry}>
          {t("retry")}
        </Button>
      </Notice>
    );
  }
  if (!items) return <Skeleton className="h-16 w-full" />;
  if (items.length === 0) {
    return <p className="text-caption text-pretty text-ink-soft">{t(synced.mayEdit ? "emptyText" : "emptyOnlyLooks")}</p>;
  }
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-2">
        {items.map((card) => (
          <Card key={card.id} card={card} putIn={putIn} mayEdit={synced.mayEdit} />
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

function Card({ card, putIn, mayEdit }: { readonly card: SyncedCard; readonly putIn: PutIn; readonly mayEdit: boolean }) {
  const t = useText("sections");
  const frame = useFrame();
  const { edit } = useSyncedActions();
  const { id, name, pages, behind } = card;
  const asCard = syncedLibraryCard(card);
  const isBusy = putIn.busyId === id;
  const used = `${t("inPages", { count: pages })}${behind > 0 ? ` · ${t("behindPages", { count: behind })}` : ""}`;
  const open = (what: "pages" | "rename" | "remove") => () => frame.open({ type: "synced", what, id, name });
  const uses = { label: t("uses"), icon: <ListTree size={16} />, onSelect: open("pages") };
  return (
    <li className="relative">
      <button
        type="button"
        aria-label={`${t("add", { name })}, ${used}`}
        aria-busy={isBusy || undefined}
        onPointerEnter={() => putIn.prepare(asCard)}
        onFocus={() => putIn.prepare(asCard)}
        onPointerDown={(event) => putIn.drag(asCard, event)}
        onClick={() => putIn.press(asCard)}
        className="flex min-h-14 w-full items-center gap-2.5 rounded-md border border-line bg-surface py-2 pr-11 pl-2.5 text-left transition-colors duration-150 ease-out hover:border-line-strong hover:bg-raised active:bg-pressed"
      >
        {isBusy ? <Spinner /> : <RefreshCw size={16} aria-hidden="true" className="shrink-0 text-mar" />}
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-tool font-medium wrap-anywhere">{name}</span>
          <span className="block text-caption text-ink-soft">{used}</span>
        </span>
      </button>
      <span className="absolute top-1/2 right-1 -translate-y-1/2">
        <Menu
          trigger={<IconButton label={t("actions", { name })} icon={<Ellipsis size={16} />} size="sm" />}
          items={
            mayEdit
              ? [
                  { label: t("edit"), icon: <FilePen size={16} />, onSelect: () => void edit(id) },
                  uses,
                  { label: t("rename"), icon: <TextCursorInput size={16} />, onSelect: open("rename") },
                  "separator",
                  { label: t("remove"), icon: <Trash2 size={16} />, onSelect: open("remove"), isDangerous: true },
                ]
              : [uses]
          }
        />
      </span>
    </li>
  );
}
