import { useCallback, useEffect, useRef, useState } from "react";
import { IMAGE_LIMIT_BYTES } from "../../../platform/forms/image-limits.ts";
import type { ImageLibrary, LibraryImage, LibraryPlace } from "../../builder-props.ts";

/** A picture on its way up. */
export interface ImageUpload {
  readonly id: number;
  readonly name: string;
  /** How much of it is out, from 0 to 1. */
  readonly share: number;
  cancel(): void;
}

export interface LibraryView {
  readonly images: readonly LibraryImage[];
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly uploads: readonly ImageUpload[];
  /** `list`, `large`, or the server's own words. */
  readonly error: string | null;
  readonly canRetry: boolean;
  more(): void;
  reload(): void;
  upload(file: File, then: (image: LibraryImage) => void): void;
}

/** Bytes a sound may have. */
const SOUND_LIMIT_BYTES = 2 * IMAGE_LIMIT_BYTES;

/** What a part of the account's library has, a page at a time, with what is being uploaded into it. */
export function useImageLibrary(source: ImageLibrary, { kind, folderId, search }: LibraryPlace): LibraryView {
  const [images, setImages] = useState<readonly LibraryImage[]>([]);
  const [cursor, setCursor] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const nextId = useRef(0);
  const [error, setError] = useState<string | null>(null);

  // What an earlier place answers late belongs to that.
  const turn = useRef(0);
  const load = useCallback(
    async (from: string | null) => {
      const mine = ++turn.current;
      setLoading(true);
      try {
        const page = await source.list(from, { kind, folderId, search });
        if (mine !== turn.current) return;
        setImages((known) => (from === null ? page.images : [...known, ...page.images]));
        setCursor(page.nextCursor);
        setError(null);
      } catch {
        if (mine !== turn.current) return;
        setError("list");
      }
      setLoading(false);
    },
    [source, kind, folderId, search],
  );

  useEffect(() => {
    void load(null);
  }, [load]);

  const send = async (file: File, then: (image: LibraryImage) => void): Promise<void> => {
    if (file.size > (kind === "audio" ? SOUND_LIMIT_BYTES : IMAGE_LIMIT_BYTES)) return setError("large");
    setError(null);
    const id = nextId.current++;
    const work = new AbortController();
    setUploads((others) => [...others, { id, name: file.name, share: 0, cancel: () => work.abort() }]);
    try {
      const image = await source.upload(file, {
        signal: work.signal,
        folderId: search ? null : folderId,
        onProgress: (share) => setUploads((all) => all.map((each) => (each.id === id ? { ...each, share } : each))),
      });
      setImages((known) => [image, ...known.filter((other) => other.reference.imageId !== image.reference.imageId)]);
      then(image);
    } catch (problem) {
      if (!work.signal.aborted) setError(problem instanceof Error && problem.message !== "" ? problem.message : "list");
    }
    setUploads((all) => all.filter((each) => each.id !== id));
  };

  return {
    images,
    isLoading,
    hasMore: cursor !== null,
    uploads,
    error,
    canRetry: error === "list",
    more: () => void load(cursor),
    reload: () => void load(null),
    upload: (file, then) => void send(file, then),
  };
}
