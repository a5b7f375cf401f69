import { z } from "zod";
import { idOf, moment } from "../calls/ids.ts";

/** How deep folders stand in each other at most: one in the library itself is at depth 1. */
export const FOLDER_DEPTH = 5;
/** Folders an account may have. */
export const FOLDERS_MOST = 1000;
export const FOLDER_NAME_MOST = 60;

export const folderName = z
  .string()
  .trim()
  .min(1, { message: "required" })
  .max(FOLDER_NAME_MOST)
  .transform((name) =>
    name
      .normalize("NFC")
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .replace(/\s+/g, " ")
      .trim(),
  )
  .refine((name) => name !== "", { message: "required" });

/** A folder of the library. */
export const imageFolder = z.object({
  id: idOf("imageFolder"),
  /** The folder it stands in; null for the library itself. */
  parentId: idOf("imageFolder").nullable(),
  name: z.string(),
  /** Files that stand in it, those of folders inside left out. */
  files: z.number().int(),
  createdAt: moment,
});
export type ImageFolder = z.infer<typeof imageFolder>;
