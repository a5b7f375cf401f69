import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { contentHash } from "../storage/content-hash.ts";

/** Ids of images that come with the product: `lib_guitar`. */
const BUILT_IN_PREFIX = "lib_";

const CONTENT_TYPES = { svg: "image/svg+xml", webp: "image/webp", png: "image/png" } as const;
export type ImageExtension = keyof typeof CONTENT_TYPES;

/** An image made for the product: its file and its natural size in pixels. */
export interface BuiltInImage {
  readonly name: string;
  readonly extension: ImageExtension;
  readonly width: number;
  readonly height: number;
  /** The file, read once. */
  bytes(): Buffer;
  /** The first 40 digits of its SHA-256. */
  hash(): string;
}

export interface BuiltInImages {
  /** By image id; `undefined` for an id of another kind, and for an image there is none of. */
  find(imageId: string): BuiltInImage | undefined;
}

const index = z.record(
  z.string(),
  z.object({ file: z.string().regex(/^[a-z0-9-]+\.(?:svg|webp|png)$/), width: z.number().positive(), height: z.number().positive() }),
);

function image(folder: URL, name: string, { file, width, height }: z.infer<typeof index>[string]): BuiltInImage {
  let read: { readonly bytes: Buffer; readonly hash: string } | undefined;
  const load = () => {
    if (read) return read;
    const bytes = readFileSync(new URL(file, folder));
    read = { bytes, hash: contentHash(bytes) };
    return read;
  };
  const extension = file.slice(file.lastIndexOf(".") + 1) as ImageExtension;
  return { name, extension, width, height, bytes: () => load().bytes, hash: () => load().hash };
}

/** An image as it is sent. */
export function servedBuiltIn(image: BuiltInImage): { readonly bytes: Buffer; readonly type: string; readonly tag: string } {
  return { bytes: image.bytes(), type: CONTENT_TYPES[image.extension], tag: image.hash() };
}

/** Reads the images' index from the build's folder; a build without images has none. */
export function builtInImages(folder: URL): BuiltInImages {
  const file = new URL("index.json", folder);
  const entries = existsSync(file) ? Object.entries(index.parse(JSON.parse(readFileSync(file, "utf8")))) : [];
  const images = new Map(entries.map(([name, entry]) => [`${BUILT_IN_PREFIX}${name}`, image(folder, name, entry)]));
  return { find: (imageId) => images.get(imageId) };
}
