import type { IncomingMessage, ServerResponse } from "node:http";
import { type AskedImage, readAskedImage, sendImage, sendNoImage, type UploadedImage } from "./uploaded-image.ts";

/** Finds an image, making the file that is asked for where it has not been made; null where there is none. */
export type FindUploaded = (asked: AskedImage) => Promise<UploadedImage | null>;

/** Answers for the uploads origin with whatever `find` finds. */
export function uploads(find: FindUploaded): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const asked = readAskedImage(request, response);
    if (!asked) return;
    const image = await find(asked);
    if (image) sendImage(request, response, image);
    else sendNoImage(response);
  };
}
