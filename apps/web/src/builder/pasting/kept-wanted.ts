import type { PicturePlace } from "@vitrine/document";
import type { WantedPicture } from "./pasteable.ts";
import { wantedKey } from "./wanted-key.ts";

/** Pictures that a page still waits for, as this browser remembers them until the page is opened again. */
export interface KeptWanted {
  read(): readonly WantedPicture[];
  /** What has no address, a file of the clipboard, cannot be remembered. */
  write(wanted: readonly WantedPicture[]): void;
}

/** Characters that are remembered of one page. */
const MOST = 200_000;

/** Where the pictures of a page are remembered, with whose they are. */
export function keptWanted(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  pageId: string,
  account: string | null,
): KeptWanted {
  const key = wantedKey(pageId);
  return {
    read() {
      const found = parsed(storage.getItem(key));
      return found.account === account && Array.isArray(found.wanted) ? found.wanted.flatMap(wantedFrom) : [];
    },
    write(wanted) {
      const kept = wanted.filter(({ source }) => source && "address" in source);
      const text = JSON.stringify({ account, wanted: kept });
      try {
        if (kept.length === 0 || text.length > MOST) storage.removeItem(key);
        else storage.setItem(key, text);
      } catch {
        // A browser without room for it: leaving says so.
      }
    },
  };
}

function parsed(text: string | null): { readonly account?: unknown; readonly wanted?: unknown } {
  try {
    return (JSON.parse(text ?? "null") as object | null) ?? {};
  } catch {
    return {};
  }
}

/** What somebody else's code has put there is no picture. */
function wantedFrom(kept: unknown): WantedPicture[] {
  const { source, places } = (kept ?? {}) as { readonly source?: { readonly address?: unknown }; readonly places?: unknown };
  if (typeof source?.address !== "string" || !Array.isArray(places)) return [];
  return [{ source: { address: source.address }, places: places.filter(isPlace) }];
}

function isPlace(value: unknown): value is PicturePlace {
  const place = (value ?? {}) as { readonly recordId?: unknown; readonly path?: unknown; readonly look?: unknown };
  const isStep = (step: unknown): boolean => typeof step === "string" || typeof step === "number";
  const hasPath = Array.isArray(place.path) && place.path.every(isStep);
  return typeof place.recordId === "string" && (hasPath || (typeof place.look === "object" && place.look !== null));
}
