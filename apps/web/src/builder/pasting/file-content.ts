import type { Language } from "@vitrine/document";
import { IMAGE_TYPES } from "../../platform/forms/image-limits.ts";
import type { Pasteable } from "./pasteable.ts";
import { seeded } from "./seeded.ts";

/** Pictures of one paste. */
const MOST_FILES = 20;

/** Files of a clipboard as pictures to upload; null where none of them is a picture that can be one. */
export function fileContent(files: readonly File[], language: Language): Pasteable | null {
  const pictures = files.filter(({ type }) => IMAGE_TYPES.split(",").includes(type)).slice(0, MOST_FILES);
  if (pictures.length === 0) return null;
  const fragment = seeded(
    pictures.map(() => ({ kind: "image", props: {} })),
    language,
  );
  return {
    fragment,
    originals: [],
    pictures: pictures.map((file, index) => ({
      source: { file },
      places: [{ recordId: fragment.rootIds[index] ?? "", path: ["image"], around: null }],
    })),
  };
}
