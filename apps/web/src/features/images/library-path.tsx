import { Link } from "@tanstack/react-router";
import type { ImageFolder } from "@vitrine/contract";
import { ChevronRight } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import type { Chosen } from "./chosen.ts";
import { DropPlace } from "./grid/drop-place.tsx";

export interface LibraryPathProps {
  /** The open folder and those around it, the outermost first. */
  readonly path: readonly ImageFolder[];
  /** Left out where nothing may be moved. */
  readonly onDropped?: ((chosen: Chosen, folderId: string | null) => void) | undefined;
}

/** The way from the library to the open folder; each part of it leads there, and takes what is dropped on it. */
export function LibraryPath({ path, onDropped }: LibraryPathProps) {
  const t = useText("images");
  const places = [{ id: null, name: t("library") }, ...path];
  return (
    <nav aria-label={t("path")}>
      <ol className="flex flex-wrap items-center gap-1 text-tool">
        {places.map(({ id, name }, at) => {
          const isHere = at === places.length - 1;
          return (
            <li key={id ?? "root"} className="flex min-w-0 items-center gap-1">
              {at > 0 ? <ChevronRight size={15} aria-hidden="true" className="shrink-0 text-ink-faint" /> : null}
              <DropPlace label={name} onDropped={isHere ? undefined : onDropped && ((chosen) => onDropped(chosen, id))} className="min-w-0">
                {isHere ? (
                  <span aria-current="page" className="block max-w-60 truncate px-1.5 py-1 font-semibold">
                    {name}
                  </span>
                ) : (
                  <Link
                    to="/images"
                    search={id === null ? {} : { folder: id }}
                    className="block max-w-48 truncate rounded-sm px-1.5 py-1 text-ink-soft hover:bg-hover hover:text-ink"
                  >
                    {name}
                  </Link>
                )}
              </DropPlace>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
