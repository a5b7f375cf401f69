import type { Slice } from "../calls/slice.ts";
import { imageCalls } from "./calls.ts";
import { IMAGE_ERRORS } from "./errors.ts";

export const imagesSlice = {
  name: "images",
  calls: imageCalls,
  errors: IMAGE_ERRORS,
  idPrefixes: { image: "img" },
  area: "images",
} as const satisfies Slice;
