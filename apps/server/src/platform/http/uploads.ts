import type { IncomingMessage, ServerResponse } from "node:http";
import { type AskedImage, readAskedImage, sendImage, sendNoImage, type UploadedImage } from "./uploaded-image.ts";

/** Finds a picture, making the file that is asked for where it has not been made; null where there is none. */
export type FindUploaded = (asked: AskedImage) => Promise<UploadedImage | null>;

/** Answers for the uploads origin with whatever `find` finds. */
export function uploads(find: FindUploaded): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const asked = readAskedImage(request, response);
    if (!asked) return;
    const picture = await find(asked);
    if (picture) sendImage(request, response, picture);
    else sendNoImage(response);
  };
}
