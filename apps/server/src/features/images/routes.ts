import { implement, type Router } from "@orpc/server";
import { contract, IMAGE_MAX_BYTES } from "@vitrine/contract";
import { decodeCursor, pageOf } from "../../platform/cursor.ts";
import { rateLimit } from "../../platform/limits/rate-limit.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type RequestContext, requireCaller } from "../../platform/request-context.ts";
import type { ImageLibrary } from "./image-library.ts";
import { listImages } from "./image-store.ts";
import { presentImage } from "./present-image.ts";
import { uploadImage } from "./upload-image.ts";

/** Uploads an account may make in a minute: more than anybody drags into a page. */
const MOST_UPLOADS_A_MINUTE = 120;

export function imageRoutes(platform: Platform, library: ImageLibrary): Router<typeof contract.images, RequestContext> {
  const { database, config, clock } = platform;
  const api = implement(contract.images).$context<RequestContext>();
  const limit = rateLimit(MOST_UPLOADS_A_MINUTE, 60_000);
  return api.router({
    upload: api.upload.handler(async ({ input: { file }, context }) => {
      const { accountId, actor } = requireCaller(context);
      const seconds = limit.hit(actor.accountId, clock.now());
      if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
      if (file.size > IMAGE_MAX_BYTES) throw new Refusal("IMAGE_TOO_LARGE");
      const bytes = Buffer.from(await file.arrayBuffer());
      return presentImage(config, await uploadImage(platform, library.files, accountId, { name: file.name, bytes }));
    }),
    list: api.list.handler(async ({ input, context }) => {
      const found = await listImages(database.queries, requireCaller(context), input.limit + 1, decodeCursor(input.cursor));
      const { rows, nextCursor } = pageOf(found, input.limit, (row) => ({ at: row.uploadedAt, id: row.id }));
      return { items: rows.map((row) => presentImage(config, row)), nextCursor };
    }),
  });
}
