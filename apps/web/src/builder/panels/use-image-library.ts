import { useCallback, useEffect, useState } from "react";
import { IMAGE_LIMIT_BYTES } from "../../platform/image-limits.ts";
import type { ImageLibrary, LibraryImage } from "../builder-props.ts";

export interface LibraryView {
  readonly images: readonly LibraryImage[];
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  /** Pictures on their way up, and the name of the last one. */
  readonly uploading: number;
  readonly uploadingName: string;
  /** `list`, `large`, or the server's own words. */
  readonly error: string | null;
  readonly canRetry: boolean;
  more(): void;
  reload(): void;
  upload(file: File, then: (image: LibraryImage) => void): void;
}

/** The account's pictures, a page at a time, with what is being uploaded. */
export function useImageLibrary(source: ImageLibrary): LibraryView {
  const [images, setImages] = useState<readonly LibraryImage[]>([]);
  const [cursor, setCursor] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(
    async (from: string | null) => {
      setLoading(true);
      try {
        const page = await source.list(from);
        setImages((known) => (from === null ? page.images : [...known, ...page.images]));
        setCursor(page.nextCursor);
        setError(null);
      } catch {
        setError("list");
      }
      setLoading(false);
    },
    [source],
  );

  useEffect(() => {
    void load(null);
  }, [load]);

  const send = async (file: File, then: (image: LibraryImage) => void): Promise<void> => {
    if (file.size > IMAGE_LIMIT_BYTES) return setError("large");
    setError(null);
    setUploads((names) => [...names, file.name]);
    try {
      const image = await source.upload(file);
      setImages((known) => [image, ...known.filter((other) => other.reference.imageId !== image.reference.imageId)]);
      then(image);
    } catch (problem) {
      setError(problem instanceof Error && problem.message !== "" ? problem.message : "list");
    }
    setUploads((names) => names.toSpliced(names.indexOf(file.name), 1));
  };

  return {
    images,
    isLoading,
    hasMore: cursor !== null,
    uploading: uploads.length,
    uploadingName: uploads.at(-1) ?? "",
    error,
    canRetry: error === "list",
    more: () => void load(cursor),
    reload: () => void load(null),
    upload: (file, then) => void send(file, then),
  };
}
