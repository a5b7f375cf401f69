import { ChevronLeft, Folder } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { SearchField } from "../../../ui/field/search-field.tsx";
import type { ImageLibrary, LibraryFolder, LibraryPlace } from "../../builder-props.ts";

export interface PickerPlacesProps {
  readonly source: ImageLibrary;
  readonly place: LibraryPlace;
  onPlaceChange(place: LibraryPlace): void;
}

const PLACE = "flex h-8 min-w-0 items-center gap-1.5 rounded-sm px-2.5 text-tool pointer-coarse:h-10 bg-sunken text-ink hover:bg-hover";

/** The folders of the open place, the way back out of it, and the search through all of them. */
export function PickerPlaces({ source, place, onPlaceChange }: PickerPlacesProps) {
  const t = useText("builder");
  const [folders, setFolders] = useState<readonly LibraryFolder[]>([]);
  useEffect(() => {
    let isGone = false;
    // Without them the pictures of the library itself are shown, and the search finds the others.
    void source.folders?.().then(
      (all) => isGone || setFolders(all),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [source]);
  const open = folders.find(({ id }) => id === place.folderId);
  const inside = folders.filter(({ parentId }) => parentId === place.folderId);
  const go = (folderId: string | null): void => onPlaceChange({ ...place, folderId, search: undefined });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-full desktop:w-56">
        <SearchField
          label={t("folders.search")}
          value={place.search}
          maxLength={100}
          onValueChange={(search) => onPlaceChange({ ...place, search })}
        />
      </div>
      {place.search === undefined && open ? (
        <button type="button" className={PLACE} onClick={() => go(open.parentId)} aria-label={t("folders.back", { name: open.name })}>
          <ChevronLeft size={16} aria-hidden="true" className="shrink-0" />
          <span className="max-w-40 truncate font-medium">{open.name}</span>
        </button>
      ) : null}
      {place.search === undefined
        ? inside.map(({ id, name }) => (
            <button key={id} type="button" className={PLACE} onClick={() => go(id)} aria-label={t("folders.open", { name })}>
              <Folder size={16} aria-hidden="true" className="shrink-0 text-mar" />
              <span className="max-w-40 truncate">{name}</span>
            </button>
          ))
        : null}
    </div>
  );
}
