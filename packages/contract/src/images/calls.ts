import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { AUDIO_MAX_BYTES } from "./files.ts";
import { FOLDERS_MOST, folderName, imageFolder } from "./folder.ts";
import { IMAGES_AT_ONCE, image, imageName, LIBRARY_KINDS } from "./image.ts";
import { imageUses } from "./uses.ts";

/** Bytes of the form around it; a file that is a little too large is told so in its own words. */
const FORM_BYTES = 1024 * 1024;

const byId = z.strictObject({ id: idOf("image") });
const folderId = idOf("imageFolder");
const done = z.object({ success: z.literal(true) });
const chosen = z.strictObject({
  imageIds: z.array(idOf("image")).max(IMAGES_AT_ONCE).default([]),
  folderIds: z.array(folderId).max(IMAGES_AT_ONCE).default([]),
});

export const imageCalls = {
  upload: openTo("account", { area: "images", role: "editor", maxBody: AUDIO_MAX_BYTES + FORM_BYTES, takesFile: true })
    .route({ method: "POST", path: "/images", successStatus: 201, tags: ["images"], summary: "Upload a picture, or a sound as MP3" })
    .input(z.strictObject({ file: z.file(), folderId: folderId.optional() }))
    .output(image),
  fetch: openTo("account", { area: "images", role: "editor" })
    .route({ method: "POST", path: "/images/fetch", successStatus: 201, tags: ["images"], summary: "Take a picture of another site" })
    .input(z.strictObject({ url: z.string().trim().min(1).max(4_096) }))
    .output(image),
  list: openTo("account", { area: "images", role: "viewer" })
    .route({ method: "GET", path: "/images", tags: ["images"], summary: "The files of the account's library, newest first" })
    .input(
      listInput.extend({
        /** Those that stand in it; `root` for the library itself. All of them unless given. */
        folderId: z.union([folderId, z.literal("root")]).optional(),
        kind: z.enum(LIBRARY_KINDS).optional(),
        /** A part of the name. */
        search: z.string().trim().max(100).optional(),
      }),
    )
    .output(listOf(image)),
  get: openTo("account", { area: "images", role: "viewer" })
    .route({ method: "GET", path: "/images/{id}", tags: ["images"], summary: "One file, and where it is used" })
    .input(byId)
    .output(image.extend({ uses: imageUses })),
  update: openTo("account", { area: "images", role: "editor" })
    .route({ method: "PATCH", path: "/images/{id}", tags: ["images"], summary: "Give a file another name" })
    .input(byId.extend({ name: imageName }))
    .output(image),
  move: openTo("account", { area: "images", role: "editor" })
    .route({ method: "POST", path: "/images/move", tags: ["images"], summary: "Put files and folders into a folder" })
    .input(chosen.extend({ to: folderId.nullable() }))
    .output(done),
  remove: openTo("account", { area: "images", role: "editor" })
    .route({ method: "POST", path: "/images/remove", tags: ["images"], summary: "Delete files, and folders with what is in them" })
    .input(
      chosen.extend({
        /** Also what drafts, synced sections or templates show. What visitors see is never deleted. */
        evenUsed: z.boolean().default(false),
      }),
    )
    .output(z.object({ files: z.number().int(), folders: z.number().int() })),
  folders: openTo("account", { area: "images", role: "viewer" })
    .route({ method: "GET", path: "/image-folders", tags: ["images"], summary: "All folders of the library, and what is in it" })
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(imageFolder).max(FOLDERS_MOST),
        /** Files in the whole library, and the bytes that were uploaded for them. */
        total: z.object({ files: z.number().int(), bytes: z.number().int() }),
      }),
    ),
  createFolder: openTo("account", { area: "images", role: "editor" })
    .route({ method: "POST", path: "/image-folders", successStatus: 201, tags: ["images"], summary: "Make a folder" })
    .input(z.strictObject({ name: folderName, parentId: folderId.nullable().default(null) }))
    .output(imageFolder),
  updateFolder: openTo("account", { area: "images", role: "editor" })
    .route({ method: "PATCH", path: "/image-folders/{id}", tags: ["images"], summary: "Give a folder another name" })
    .input(z.strictObject({ id: folderId, name: folderName }))
    .output(imageFolder),
};
