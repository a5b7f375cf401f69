import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { type Problem, problemOf } from "../../../platform/calls/problem.ts";
import { IMAGE_LIMIT_BYTES } from "../../../platform/forms/image-limits.ts";
import { useSaveProfile } from "./use-save-profile.ts";

/** A file on its way. */
interface Sending {
  readonly name: string;
  /** A picture of it from this very machine. */
  readonly url: string;
  readonly work: AbortController;
  /** Until the server has it: from then on the account is about to show it. */
  readonly canCancel: boolean;
}

export interface UploadPicture {
  start(file: File): void;
  /** Gives up what is under way; the account keeps the picture it has. */
  cancel(): void;
  readonly underWay: Pick<Sending, "name" | "url" | "canCancel"> | null;
  /** How much of the file is out, from 0 to 1. */
  readonly share: number;
  /** `too_large`: it was not even sent. */
  readonly problem: Problem | "too_large" | null;
}

/** Uploads a picture and makes it the account's. */
export function useUploadPicture(onDone: () => void): UploadPicture {
  const [underWay, setUnderWay] = useState<Sending | null>(null);
  const [share, setShare] = useState(0);
  const [isTooLarge, setTooLarge] = useState(false);
  const save = useSaveProfile();
  const upload = useMutation({
    mutationFn: async ({ file, work: { signal } }: { file: File; work: AbortController }) => {
      const { id } = await client.images.upload({ file }, { signal, context: { onProgress: setShare } });
      signal.throwIfAborted();
      setUnderWay((sending) => sending && { ...sending, canCancel: false });
      await save.mutateAsync({ pictureId: id });
    },
    onSuccess: onDone,
    onSettled: (_, __, { work }) => setUnderWay((sending) => (sending?.work === work ? null : sending)),
  });
  const url = underWay?.url;
  useEffect(() => {
    return () => {
      if (url) URL.revokeObjectURL(url);
    };
  }, [url]);
  return {
    start(file) {
      setTooLarge(file.size > IMAGE_LIMIT_BYTES);
      upload.reset();
      if (file.size > IMAGE_LIMIT_BYTES) return;
      const work = new AbortController();
      setShare(0);
      setUnderWay({ name: file.name, url: URL.createObjectURL(file), work, canCancel: true });
      upload.mutate({ file, work });
    },
    cancel() {
      underWay?.work.abort();
      setUnderWay(null);
      upload.reset();
    },
    underWay,
    share,
    problem: isTooLarge ? "too_large" : upload.error ? problemOf(upload.error) : null,
  };
}
