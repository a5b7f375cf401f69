import type { ImageOrigin } from "@vitrine/contract";
import { wholeAccount } from "../../platform/acting/reach.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { contentHash } from "../../platform/storage/content-hash.ts";
import { hasFolder } from "./folders/folder-store.ts";
import { type ImageFiles, uploadKey } from "./image-files.ts";
import type { ImageRow } from "./image-store.ts";
import { readUpload } from "./read-upload.ts";
import { keepUpload } from "./storing/keep-upload.ts";
import { claimFiles } from "./storing/loose-file-store.ts";

/** A file's name as people see it: without folders and without what cannot be seen. */
function displayName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return [...last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "").trim()].slice(0, 120).join("") || "image";
}

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
  /** The folder it is put into; where it stands, or the library itself, unless given. */
  readonly folderId?: string | undefined;
  /** Only a picture is taken: it is to stand where a sound cannot. */
  readonly isPicture?: boolean;
  /** What it was made with, where nobody took it. */
  readonly ai?: ImageOrigin;
}

/**
 * Takes a file into the account's library: decoded whole, so that what is kept can be shown. The uploaded bytes are kept as
 * they are and never sent to anybody; everything served is made from what they show, or sound like.
 */
export async function uploadImage(platform: Platform, files: ImageFiles, accountId: string, upload: Upload): Promise<ImageRow> {
  const { database, clock } = platform;
  const { bytes, ai, folderId = null } = upload;
  const facts = await readUpload(bytes);
  if (upload.isPicture && facts.kind !== "image") throw new Refusal("NOT_AN_IMAGE");
  if (folderId !== null && !(await hasFolder(database.queries, wholeAccount(accountId), folderId))) throw new Refusal("FOLDER_NOT_FOUND");
  const row: ImageRow = {
    id: clock.id("image"),
    accountId,
    folderId,
    name: displayName(upload.name),
    hash: contentHash(bytes),
    bytes: bytes.length,
    ...facts,
    ...{ prompt: ai?.prompt ?? null, model: ai?.model ?? null, madeAt: ai ? new Date(ai.created) : null },
    isRecorded: false,
    uploadedAt: new Date(clock.now()),
  };
  return keepUpload(platform, row, () => store(platform, files, row, bytes));
}

async function store({ database, storage }: Platform, files: ImageFiles, row: ImageRow, bytes: Buffer): Promise<void> {
  await storage.putOnce(uploadKey(row), bytes);
  try {
    if (row.kind === "audio") await files.makeSound(row);
    else await files.make(row, row.isVector ? "svg" : "webp");
  } catch (error) {
    // Storage's own failures carry a code; what the decoder throws does not, and is the file's fault.
    if ((error as NodeJS.ErrnoException).code) throw error;
    await storage.remove(uploadKey(row));
    await claimFiles(database.queries, wholeAccount(row.accountId), row.hash);
    throw new Refusal("NOT_AN_IMAGE");
  }
}
