import { IMAGE_LIMIT_BYTES, IMAGE_TYPES } from "../../../platform/forms/image-limits.ts";

/** Pictures that HTML brings along whole, by the addresses that stand for them while it is read. */
export interface OwnPictures {
  readonly html: string;
  readonly files: ReadonlyMap<string, File>;
}

const MOST = 100;
const WHOLE = /data:(image\/[a-z+.-]+);base64,([A-Za-z0-9+/=%\s]{16,}?)(?=["')\s>])/g;

/** Takes the pictures out that stand in their own addresses: they need not travel to where the HTML is read. */
export function withoutOwnPictures(html: string): OwnPictures {
  const files = new Map<string, File>();
  const rest = html.replace(WHOLE, (_, type: string, letters: string) => {
    const file = files.size < MOST && IMAGE_TYPES.split(",").includes(type) ? fileOf(type, letters) : null;
    if (!file) return "";
    const address = `https://picture-${files.size + 1}.invalid/`;
    files.set(address, file);
    return address;
  });
  return { html: rest, files };
}

function fileOf(type: string, letters: string): File | null {
  if (letters.length > IMAGE_LIMIT_BYTES * 1.4) return null;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("%0A", "")), (character) => character.charCodeAt(0));
    return new File([bytes], `image.${type.slice("image/".length)}`, { type });
  } catch {
    return null;
  }
}
