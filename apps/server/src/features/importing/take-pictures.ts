import { IMAGE_MAX_BYTES, IMPORT_MAX_REMOTE } from "@vitrine/contract";
import type { ImageReference } from "@vitrine/document";
import { OutgoingRefused } from "../../platform/outgoing/outgoing.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { fetchPicture, type ImageLibrary, nameAt, uploadImage } from "../images/index.ts";
import type { Notes } from "./reading/notes.ts";
import type { WantedPicture } from "./reading/read-page.ts";

/** Where pictures are taken from, and how long that may take. */
export interface PictureSources {
  /** A file that came with the page; null where there is none, or it is longer than `most` bytes. */
  read(path: string, most: number): Promise<Buffer | null>;
  /** Milliseconds for all pictures of other servers together. */
  readonly patienceMs: number;
  /** Aborted when nobody waits for them any more. */
  readonly givenUp: AbortSignal;
}

/** Pictures that are asked for at once, and bytes of all of them. */
const AT_ONCE = 6;
const MOST_BYTES = 200 * 1024 * 1024;
const DATA = /^data:image\/[\w.+-]+(?:;[\w=-]+)*;base64,([A-Za-z0-9+/=\s]*)$/i;

/**
 * Takes the pictures of a page into the account's library, each decoded and made anew as an upload is; by their addresses.
 * What cannot be had is told in the notes: an import does not fail for a picture.
 * @throws why it was given up, once what was being kept is kept whole
 */
export async function takePictures(
  platform: Platform,
  { files }: Pick<ImageLibrary, "files">,
  accountId: string,
  wanted: readonly WantedPicture[],
  sources: PictureSources,
  notes: Notes,
): Promise<Map<string, ImageReference>> {
  const taken = new Map<string, ImageReference>();
  const { givenUp } = sources;
  const late = AbortSignal.timeout(sources.patienceMs);
  const time = AbortSignal.any([givenUp, late]);
  let bytesLeft = MOST_BYTES;
  const remote = wanted.filter(({ from }) => from === "web");
  for (const { address } of remote.slice(IMPORT_MAX_REMOTE)) notes.add("too_many_pictures", address);
  const asked = new Set(remote.slice(0, IMPORT_MAX_REMOTE));
  const bytesOf = async ({ address, from }: WantedPicture): Promise<Buffer | null> => {
    if (from === "file") return sources.read(address, IMAGE_MAX_BYTES);
    if (from === "data") return Buffer.from(DATA.exec(address)?.[1] ?? "", "base64");
    return fetchPicture(platform.outgoing, address, { maxBytes: bytesLeft, signal: time });
  };
  const take = async (picture: WantedPicture): Promise<void> => {
    const { address, from } = picture;
    if (from === "web" && !asked.has(picture)) return;
    if (from === "web" && late.aborted) return notes.add("slow_pictures", address);
    try {
      const bytes = await bytesOf(picture);
      if (!bytes || bytes.length === 0) return notes.add("picture", address);
      bytesLeft -= bytes.length;
      givenUp.throwIfAborted();
      const { id, width, height } = await uploadImage(platform, files, accountId, { name: nameOf(picture), bytes, isPicture: true });
      taken.set(address, { imageId: id, width, height });
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof OutgoingRefused) && !time.aborted) throw error;
      notes.add(from === "web" && late.aborted ? "slow_pictures" : "picture", address);
    }
  };
  const queue = wanted.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const picture of queue) {
        if (givenUp.aborted) return;
        await take(picture);
      }
    }),
  );
  givenUp.throwIfAborted();
  return taken;
}

function nameOf({ address, from }: WantedPicture): string {
  return from === "data" ? "image" : nameAt(address);
}
