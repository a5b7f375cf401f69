import type { Slice } from "../calls/slice.ts";
import { imageCalls } from "./calls.ts";
import { IMAGE_ERRORS, IMAGE_FIELD_MESSAGES } from "./errors.ts";
import { imageTopics } from "./topics.ts";

export const imagesSlice = {
  name: "images",
  calls: imageCalls,
  topics: imageTopics,
  errors: IMAGE_ERRORS,
  fieldMessages: IMAGE_FIELD_MESSAGES,
  idPrefixes: { image: "img", imageFolder: "fld" },
  area: "images",
} as const satisfies Slice;
