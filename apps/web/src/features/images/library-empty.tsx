import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { DrawerArt } from "./drawer-art.tsx";
import type { LibrarySearch } from "./library-search.ts";

export interface LibraryEmptyProps {
  readonly where: LibrarySearch;
  readonly isGone: boolean;
  readonly mayEdit: boolean;
  /** The button that uploads. */
  readonly upload: ReactNode;
  /** Leads back to where something may be. */
  readonly onClear: () => void;
}

/** A place with nothing in it: what will be there, or why there is nothing. */
export function LibraryEmpty({ where, isGone, mayEdit, upload, onClear }: LibraryEmptyProps) {
  const t = useText("images");
  if (isGone)
    return <EmptyState title={t("gone.title")} text={t("gone.text")} action={<Button onClick={onClear}>{t("gone.action")}</Button>} />;
  if (where.search)
    return <EmptyState title={t("none.title")} text={t("none.text")} action={<Button onClick={onClear}>{t("none.action")}</Button>} />;
  if (where.folder)
    return (
      <EmptyState art={<DrawerArt />} title={t("emptyFolder.title")} text={t("emptyFolder.text")} action={mayEdit ? upload : undefined} />
    );
  if (!mayEdit) return <EmptyState art={<DrawerArt />} title={t("empty.title")} text={t("empty.onlyLooks")} />;
  return <EmptyState art={<DrawerArt />} title={t("empty.title")} text={t("empty.text")} action={upload} />;
}

const TILES = Array.from({ length: 10 }, (_, at) => at);

/** The grid before it is there, in its size. */
export function LibrarySkeleton() {
  const t = useText("images");
  return (
    <div role="status" aria-label={t("loading")} className="grid grid-cols-2 gap-3 desktop:grid-cols-3 desktop:gap-4 wide:grid-cols-5">
      {TILES.map((tile) => (
        <Skeleton key={tile} className="aspect-square w-full rounded-lg" />
      ))}
    </div>
  );
}
