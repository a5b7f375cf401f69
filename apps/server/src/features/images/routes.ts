import { implement, type Router } from "@orpc/server";
import { AUDIO_MAX_BYTES, contract } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import { boundedQueue } from "../../platform/limits/bounded-queue.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import { type FindImageUses, findUses, presentUses } from "./changes/image-uses.ts";
import { moveFiles } from "./changes/move-files.ts";
import { removeFiles } from "./changes/remove-files.ts";
import { renameImage } from "./changes/rename-image.ts";
import { takeFromAddress } from "./fetching/take-from-address.ts";
import { createFolder, renameFolder } from "./folders/change-folders.ts";
import { listFolders } from "./folders/folder-store.ts";
import type { ImageLibrary } from "./image-library.ts";
import { countByFolder, findOwnRow, listImages } from "./image-store.ts";
import { presentFolder, presentImage } from "./present-image.ts";
import { uploadImage } from "./upload-image.ts";

/** Uploads an account may make in a minute: more than anybody drags into a page. */
const MOST_UPLOADS_A_MINUTE = 120;
/** Pictures of other sites that an account has fetched in ten minutes: of three pastes of a hundred each. */
const MOST_FETCHES = 300;
const FETCHES_MS = 600_000;
/** Each is in memory until it is kept; one account does not wait for the slow servers that another asks. */
const FETCHES_AT_ONCE = { key: 4, all: 8, waiting: 100, patience: 30_000 };
const COME_BACK = 10;

export function imageRoutes(
  platform: Platform,
  library: ImageLibrary,
  finders: FindImageUses,
): Router<typeof contract.images, RequestContext> {
  const { database, config, clock } = platform;
  const api = implement(contract.images).$context<RequestContext>();
  const limit = rateLimit(MOST_UPLOADS_A_MINUTE, 60_000);
  const fetchLimit = rateLimit(MOST_FETCHES, FETCHES_MS);
  const fetches = boundedQueue(FETCHES_AT_ONCE, () => new Refusal("TOO_MANY_REQUESTS", { values: { seconds: COME_BACK } }));
  return api.router({
    upload: api.upload.handler(async ({ input: { file, folderId }, context }) => {
      const { accountId, actor } = requireCaller(context);
      const seconds = limit.hit(actor.accountId, clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      if (file.size > AUDIO_MAX_BYTES) throw new Refusal(file.type.startsWith("audio/") ? "AUDIO_TOO_LARGE" : "IMAGE_TOO_LARGE");
      const bytes = Buffer.from(await file.arrayBuffer());
      return presentImage(config, await uploadImage(platform, library.files, accountId, { name: file.name, bytes, folderId }));
    }),
    fetch: api.fetch.handler(({ input: { url }, context }) => {
      const { accountId, actor } = requireCaller(context);
      // It is an upload like any other, and takes besides what asking others takes.
      const seconds = limit.hit(actor.accountId, clock.now()) || fetchLimit.hit(accountId, clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      const { givenUp } = context;
      const take = async () => presentImage(config, await takeFromAddress(platform, library.files, accountId, url, givenUp));
      return fetches.run(accountId, take, { signal: givenUp });
    }),
    list: api.list.handler(async ({ input: { limit: most, cursor, ...filter }, context }) => {
      const found = await listImages(database.queries, requireCaller(context), filter, most + 1, decodeCursor(cursor));
      const { rows, nextCursor } = pageOf(found, most, (row) => ({ at: row.uploadedAt, id: row.id }));
      return { items: rows.map((row) => presentImage(config, row)), nextCursor };
    }),
    get: api.get.handler(async ({ input: { id }, context }) => {
      const caller = requireCaller(context);
      const row = await findOwnRow(database.queries, caller, id);
      if (!row) throw new Refusal("IMAGE_NOT_FOUND");
      return { ...presentImage(config, row), uses: presentUses(await findUses(database.queries, finders, caller, [id])) };
    }),
    update: api.update.handler(async ({ input, context }) =>
      presentImage(config, await renameImage(platform, requireCaller(context), input)),
    ),
    move: api.move.handler(async ({ input, context }) => {
      await moveFiles(platform, requireCaller(context), input);
      return { success: true };
    }),
    remove: api.remove.handler(({ input, context }) => removeFiles(platform, finders, requireCaller(context), input)),
    folders: api.folders.handler(async ({ context }) => {
      const caller = requireCaller(context);
      const counted = await countByFolder(database.queries, caller);
      const filesIn = new Map(counted.map(({ folderId, files }) => [folderId, files]));
      const total = { files: 0, bytes: 0 };
      for (const { files, bytes } of counted) {
        total.files += files;
        total.bytes += bytes;
      }
      const rows = await listFolders(database.queries, caller);
      return { items: rows.map((row) => presentFolder(row, filesIn.get(row.id) ?? 0)), total };
    }),
    createFolder: api.createFolder.handler(async ({ input, context }) =>
      presentFolder(await createFolder(platform, requireCaller(context), input), 0),
    ),
    updateFolder: api.updateFolder.handler(async ({ input, context }) => {
      const caller = requireCaller(context);
      const row = await renameFolder(platform, caller, input);
      const counted = await countByFolder(database.queries, caller);
      return presentFolder(row, counted.find(({ folderId }) => folderId === row.id)?.files ?? 0);
    }),
  });
}
