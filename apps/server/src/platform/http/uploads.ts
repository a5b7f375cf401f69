import type { IncomingMessage, ServerResponse } from "node:http";
import { type AskedImage, readAskedImage, sendImage, sendNoImage, type UploadedImage } from "./uploaded-image.ts";
import { sendSound, type UploadedSound } from "./uploaded-sound.ts";

/** What somebody uploaded, as it is sent. */
export type UploadedFile = UploadedImage | UploadedSound;

/** Finds a file, making what is asked for where it has not been made; null where there is none. */
export type FindUploaded = (asked: AskedImage) => Promise<UploadedFile | null>;

/** Answers a GET or HEAD with what was found. */
export async function sendUploaded(request: IncomingMessage, response: ServerResponse, file: UploadedFile): Promise<void> {
  if ("open" in file) await sendSound(request, response, file);
  else sendImage(request, response, file);
}

/** Answers for the uploads origin with whatever `find` finds. */
export function uploads(find: FindUploaded): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const asked = readAskedImage(request, response);
    if (!asked) return;
    const file = await find(asked);
    if (file) await sendUploaded(request, response, file);
    else sendNoImage(response);
  };
}
