import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { IMAGE_MAX_BYTES } from "./files.ts";
import { image } from "./image.ts";

/** Bytes of the form around it; an image that is a little too large is told so in its own words. */
const FORM_BYTES = 1024 * 1024;

export const imageCalls = {
  upload: openTo("account", { area: "images", role: "editor", maxBody: IMAGE_MAX_BYTES + FORM_BYTES, takesFile: true })
    .route({ method: "POST", path: "/images", successStatus: 201, tags: ["images"], summary: "Upload a picture" })
    .input(z.strictObject({ file: z.file() }))
    .output(image),
  list: openTo("account", { area: "images", role: "viewer" })
    .route({ method: "GET", path: "/images", tags: ["images"], summary: "The account's pictures, newest first" })
    .input(listInput)
    .output(listOf(image)),
};
