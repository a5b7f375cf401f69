import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** Ids of pictures that come with the product: `lib_guitar`. */
const BUILT_IN_PREFIX = "lib_";

const PICTURE_TYPES = { svg: "image/svg+xml", webp: "image/webp", png: "image/png" } as const;
export type PictureExtension = keyof typeof PICTURE_TYPES;

/** A picture made for the product: its file and its natural size in pixels. */
export interface BuiltInPicture {
  readonly name: string;
  readonly extension: PictureExtension;
  readonly width: number;
  readonly height: number;
  /** The file, read once. */
  bytes(): Buffer;
  /** The first 40 digits of its SHA-256. */
  hash(): string;
}

export interface BuiltInPictures {
  /** By image id; `undefined` for an id of another kind, and for a picture there is none of. */
  find(imageId: string): BuiltInPicture | undefined;
}

const index = z.record(
  z.string(),
  z.object({ file: z.string().regex(/^[a-z0-9-]+\.(?:svg|webp|png)$/), width: z.number().positive(), height: z.number().positive() }),
);

function picture(folder: URL, name: string, { file, width, height }: z.infer<typeof index>[string]): BuiltInPicture {
  let read: { readonly bytes: Buffer; readonly hash: string } | undefined;
  const load = () => {
    if (read) return read;
    const bytes = readFileSync(new URL(file, folder));
    read = { bytes, hash: createHash("sha256").update(bytes).digest("hex").slice(0, 40) };
    return read;
  };
  const extension = file.slice(file.lastIndexOf(".") + 1) as PictureExtension;
  return { name, extension, width, height, bytes: () => load().bytes, hash: () => load().hash };
}

/** A picture as it is sent. */
export function servedBuiltIn(picture: BuiltInPicture): { readonly bytes: Buffer; readonly type: string; readonly tag: string } {
  return { bytes: picture.bytes(), type: PICTURE_TYPES[picture.extension], tag: picture.hash() };
}

/** Reads the pictures' index from the build's folder; a build without pictures has none. */
export function builtInPictures(folder: URL): BuiltInPictures {
  const file = new URL("index.json", folder);
  const entries = existsSync(file) ? Object.entries(index.parse(JSON.parse(readFileSync(file, "utf8")))) : [];
  const pictures = new Map(entries.map(([name, entry]) => [`${BUILT_IN_PREFIX}${name}`, picture(folder, name, entry)]));
  return { find: (imageId) => pictures.get(imageId) };
}
