import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../platform/client.ts";
import { type Problem, problemOf } from "../../platform/problem.ts";
import { useSaveProfile } from "./use-save-profile.ts";

/** Bytes an uploaded picture may have: the server's limit, known here to spare people an upload in vain. */
const MOST_BYTES = 10 * 1024 * 1024;

/** What a picture may be, for the browser's own file dialog. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif";

export interface UploadPicture {
  start(file: File): void;
  /** The file on its way, and a picture of it from this very machine. */
  readonly underWay: { readonly name: string; readonly url: string } | null;
  /** `too_large`: it was not even sent. */
  readonly problem: Problem | "too_large" | null;
}

/** Uploads a picture and makes it the account's. */
export function useUploadPicture(onDone: () => void): UploadPicture {
  const [underWay, setUnderWay] = useState<UploadPicture["underWay"]>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const save = useSaveProfile();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { id } = await client.images.upload({ file });
      await save.mutateAsync({ pictureId: id });
    },
    onSuccess: onDone,
    onSettled: () => setUnderWay(null),
  });
  const url = underWay?.url;
  useEffect(() => {
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [url]);
  return {
    start(file) {
      setTooLarge(file.size > MOST_BYTES);
      upload.reset();
      if (file.size > MOST_BYTES) return;
      setUnderWay({ name: file.name, url: URL.createObjectURL(file) });
      upload.mutate(file);
    },
    underWay,
    problem: isTooLarge ? "too_large" : upload.error ? problemOf(upload.error) : null,
  };
}
