import type { IncomingMessage } from "node:http";

/** The body of a request; null when it is over the limit. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const declared = Number(request.headers["content-length"] ?? 0);
  if (declared > maxBytes) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
