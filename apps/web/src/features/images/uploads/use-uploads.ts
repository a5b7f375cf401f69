import { useEffect, useRef, useState } from "react";
import { client } from "../../../platform/calls/client.ts";
import { type Problem, problemOf } from "../../../platform/calls/problem.ts";

/** Files that are sent at once: more only make each of them slower. */
const AT_ONCE = 3;

/** A file on its way up. */
export interface LibraryUpload {
  readonly id: number;
  readonly file: File;
  readonly folderId: string | undefined;
  readonly state: "waiting" | "sending" | "failed";
  /** How much of it is out, from 0 to 1. */
  readonly share: number;
  readonly problem: Problem | null;
}

export interface Uploads {
  readonly all: readonly LibraryUpload[];
  start(files: Iterable<File>, folderId: string | undefined): void;
  retry(id: number): void;
  /** Gives one up; what is on its way is taken back. */
  cancel(id: number): void;
}

/** Uploads files into the library, a few at a time; one that fails waits for another try, and holds up nobody. */
export function useUploads(onDone: () => void): Uploads {
  const [all, setAll] = useState<readonly LibraryUpload[]>([]);
  const works = useRef(new Map<number, AbortController>());
  const nextId = useRef(0);
  useEffect(() => {
    const running = works.current;
    return () => {
      for (const work of running.values()) work.abort();
    };
  }, []);
  const change = (id: number, changes: Partial<LibraryUpload>): void =>
    setAll((uploads) => uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const drop = (id: number): void => setAll((uploads) => uploads.filter((upload) => upload.id !== id));

  const send = async ({ id, file, folderId }: LibraryUpload): Promise<void> => {
    const work = new AbortController();
    works.current.set(id, work);
    change(id, { state: "sending", share: 0, problem: null });
    try {
      const input = { file, ...(folderId ? { folderId } : {}) };
      await client.images.upload(input, { signal: work.signal, context: { onProgress: (share) => change(id, { share }) } });
      drop(id);
      onDone();
    } catch (error) {
      if (!work.signal.aborted) change(id, { state: "failed", problem: problemOf(error) });
    }
    works.current.delete(id);
  };

  useEffect(() => {
    const free = AT_ONCE - all.filter(({ state }) => state === "sending").length;
    const next = all.filter(({ id, state }) => state === "waiting" && !works.current.has(id));
    for (const upload of next.slice(0, Math.max(0, free))) void send(upload);
  });

  return {
    all,
    start(files, folderId) {
      const added = [...files].map(
        (file) => ({ id: nextId.current++, file, folderId, state: "waiting", share: 0, problem: null }) as const,
      );
      setAll((uploads) => [...uploads, ...added]);
    },
    retry: (id) => change(id, { state: "waiting", share: 0, problem: null }),
    cancel(id) {
      works.current.get(id)?.abort();
      drop(id);
    },
  };
}
