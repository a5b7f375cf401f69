import type { IncomingMessage, ServerResponse } from "node:http";
import { type AskedPicture, readAskedPicture, sendNoPicture, sendPicture, type UploadedPicture } from "./uploaded-picture.ts";

/** Finds a picture, making the file that is asked for where it has not been made; null where there is none. */
export type FindUploaded = (asked: AskedPicture) => Promise<UploadedPicture | null>;

/** Answers for the uploads origin with whatever `find` finds. */
export function uploads(find: FindUploaded): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const asked = readAskedPicture(request, response);
    if (!asked) return;
    const picture = await find(asked);
    if (picture) sendPicture(request, response, picture);
    else sendNoPicture(response);
  };
}
