import type { Image } from "@vitrine/contract";
import type { ImageLibrary, LibraryImage } from "../../../builder/builder-props.ts";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { imageAddress } from "../../../platform/image-address.ts";

/** Pictures a fetch of the picker brings. */
const PAGE_SIZE = 40;

function libraryImage({ id, name, width, height, url }: Pick<Image, "id" | "name" | "width" | "height" | "url">): LibraryImage {
  return { reference: { imageId: id, width, height }, name, url };
}

/** The account's pictures, for the builder. `offlineWords` is said when nothing answers an upload. */
export function imageLibrary(offlineWords: string): ImageLibrary {
  return {
    async list(cursor, { kind, folderId, search }) {
      const where = search ? { search } : { folderId: folderId ?? "root" };
      const { items, nextCursor } = await client.images.list({ kind, ...where, limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) });
      return { images: items.map(libraryImage), nextCursor };
    },
    folders: async () => (await client.images.folders({})).items,
    async upload(file, { signal, folderId, onProgress }) {
      try {
        const input = { file, ...(folderId ? { folderId } : {}) };
        return libraryImage(await client.images.upload(input, { signal, context: { onProgress } }));
      } catch (error) {
        throw new Error(problemOf(error).message || offlineWords, { cause: error });
      }
    },
    fetch: async (url, signal) => libraryImage(await client.images.fetch({ url }, { signal })),
    address: imageAddress,
  };
}
