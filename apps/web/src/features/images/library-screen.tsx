import { getRouteApi } from "@tanstack/react-router";
import { FolderPlus, ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { Button } from "../../ui/button/button.tsx";
import { LoadMore } from "../../ui/button/load-more.tsx";
import { ProblemState } from "../../ui/feedback/problem-state.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Screen } from "../../ui/screen.tsx";
import { FolderDialog } from "./changes/folder-dialog.tsx";
import { MoveDialog } from "./changes/move-dialog.tsx";
import { RemoveDialog } from "./changes/remove-dialog.tsx";
import { type Chosen, chosenOf, itemId, type LibraryItem } from "./chosen.ts";
import { FileDetails } from "./details/file-details.tsx";
import { LibraryGrid } from "./grid/library-grid.tsx";
import type { TileActions } from "./grid/library-tile.tsx";
import { SelectionBar } from "./grid/selection-bar.tsx";
import { useSelection } from "./grid/use-selection.ts";
import { LibraryEmpty, LibrarySkeleton } from "./library-empty.tsx";
import { LibraryPath } from "./library-path.tsx";
import type { LibrarySearch } from "./library-search.ts";
import { FileDropArea } from "./uploads/file-drop-area.tsx";
import { LIBRARY_TYPES } from "./uploads/library-types.ts";
import { UploadTray } from "./uploads/upload-tray.tsx";
import { useUploads } from "./uploads/use-uploads.ts";
import { useLibrary } from "./use-library.ts";
import { useLibraryChange } from "./use-library-change.ts";
import { useLiveLibrary } from "./use-live-library.ts";

const route = getRouteApi("/images");

/** What is open over the library. */
type Opened =
  | { readonly what: "folder" }
  | { readonly what: "move" | "remove"; readonly chosen: Chosen }
  | { readonly what: "details"; readonly id: string };

/** The account's pictures and sounds, in their folders. */
export function LibraryScreen() {
  const t = useText("images");
  const where = route.useSearch();
  const navigate = route.useNavigate();
  const go = (search: LibrarySearch, replace = false): void => void navigate({ search, replace });
  const mayEdit = useHasRole("editor");
  const note = useLiveLibrary();
  const library = useLibrary(where);
  const { items } = library;
  const selection = useSelection(items.map(itemId));
  const uploads = useUploads(() => note({ what: "arrived" }));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const move = useLibraryChange(client.images.move, (_, { imageIds = [], folderIds = [] }) => {
    toast.success({ title: t("move.done", { count: imageIds.length + folderIds.length }) });
    selection.clear();
  });
  const chosen = chosenOf(items, selection.ids);
  const withOthers = (item: LibraryItem): Chosen => (selection.has(itemId(item)) ? chosen : chosenOf(items, new Set([itemId(item)])));
  const upload = (files: Iterable<File>): void => uploads.start(files, where.search ? undefined : where.folder);
  const dropped = ({ imageIds, folderIds }: Chosen, to: string | null): void =>
    move.mutate(
      { imageIds: [...imageIds], folderIds: [...folderIds], to },
      { onError: (error) => void toast.error({ title: problemOf(error).message || t("move.failed") }) },
    );
  const actions: TileActions = {
    open: (item) => (item.kind === "folder" ? go({ folder: item.folder.id }) : setOpened({ what: "details", id: item.file.id })),
    toggle: (item, isRange) => selection.toggle(itemId(item), isRange),
    rename: (item) => setRenamingId(itemId(item)),
    renamed: () => setRenamingId(null),
    move: (item) => setOpened({ what: "move", chosen: withOthers(item) }),
    remove: (item) => setOpened({ what: "remove", chosen: withOthers(item) }),
    draggedWith: withOthers,
    dropped,
  };
  const close = (): void => setOpened(null);
  const done = (): void => {
    selection.clear();
    close();
  };
  const shown = opened?.what === "details" ? items.find((item) => itemId(item) === opened.id) : undefined;
  const uploadButton = (variant: "primary" | "secondary") => (
    <Button variant={variant} icon={<ImageUp size={17} />} onClick={() => file.current?.click()}>
      {t("upload")}
    </Button>
  );
  const content = () => {
    if (library.error) return <ProblemState problem={problemOf(library.error)} onRetry={library.retry} />;
    if (!library.isLoaded) return <LibrarySkeleton />;
    if (items.length > 0) {
      return (
        <LibraryGrid
          {...{ items, selection, actions, renamingId, mayEdit }}
          onRemoveChosen={(item) => setOpened({ what: "remove", chosen: withOthers(item) })}
        />
      );
    }
    return (
      <LibraryEmpty
        where={where}
        isGone={library.isGone}
        mayEdit={mayEdit}
        upload={uploadButton("primary")}
        onClear={() => go(library.isGone ? {} : { ...where, search: undefined }, true)}
      />
    );
  };
  return (
    <Screen
      title={t("title")}
      lead={library.total && library.total.files > 0 ? t("total", { count: library.total.files }) : undefined}
      action={
        mayEdit ? (
          <div className="flex flex-wrap gap-2">
            <Button icon={<FolderPlus size={17} />} onClick={() => setOpened({ what: "folder" })}>
              {t("newFolder")}
            </Button>
            {items.length > 0 ? uploadButton("primary") : null}
          </div>
        ) : undefined
      }
    >
      <input
        ref={file}
        type="file"
        accept={LIBRARY_TYPES}
        multiple
        hidden
        aria-label={t("upload")}
        onChange={(event) => {
          upload(event.target.files ?? []);
          event.target.value = "";
        }}
      />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <LibraryPath path={where.search ? [] : library.path} onDropped={mayEdit ? dropped : undefined} />
        <div className="w-full desktop:w-64">
          <SearchField
            label={t("search")}
            value={where.search}
            maxLength={100}
            onValueChange={(search) => go({ ...where, search }, true)}
          />
        </div>
      </div>
      <UploadTray uploads={uploads} />
      {selection.ids.size > 0 ? (
        <SelectionBar
          count={selection.ids.size}
          onMove={() => setOpened({ what: "move", chosen })}
          onRemove={() => setOpened({ what: "remove", chosen })}
          onClear={selection.clear}
        />
      ) : null}
      <FileDropArea onFiles={mayEdit ? upload : undefined}>{content()}</FileDropArea>
      <LoadMore
        hasMore={library.files.hasNextPage && !library.files.isPlaceholderData}
        isLoading={library.files.isFetchingNextPage}
        onLoad={() => void library.files.fetchNextPage()}
      />
      {opened?.what === "folder" ? <FolderDialog parentId={where.folder} onClose={close} /> : null}
      {opened?.what === "move" ? <MoveDialog chosen={opened.chosen} from={where.folder} onClose={close} onMoved={done} /> : null}
      {opened?.what === "remove" ? <RemoveDialog chosen={opened.chosen} onClose={close} onRemoved={done} /> : null}
      {shown?.kind === "file" ? <FileDetails file={shown.file} onClose={close} /> : null}
    </Screen>
  );
}
