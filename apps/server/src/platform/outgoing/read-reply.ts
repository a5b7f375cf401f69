import type { Dispatcher } from "undici";
import { OutgoingRefused } from "./outgoing-refused.ts";
import { unpackBody } from "./unpack-body.ts";

/** A header as one text, whether it came once or more often. */
export function headerOf(headers: Dispatcher.ResponseData["headers"], name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** Lets go of a body that nobody will read. */
export function dropBody({ body }: Dispatcher.ResponseData): void {
  body.on("error", () => {});
  body.destroy();
}

/** The body to its end, unpacked; refused as soon as it is over the limit, whatever length it declared. */
export async function readBytes(reply: Dispatcher.ResponseData, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = (): OutgoingRefused => {
    dropBody(reply);
    return new OutgoingRefused("too_large");
  };
  if (Number(headerOf(reply.headers, "content-length") ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return unpackBody(Buffer.concat(chunks), headerOf(reply.headers, "content-encoding") ?? "", maxBytes);
}
