import type { VisitorRequest } from "../replies/visitor-http.ts";

export type ReadBody = { readonly bytes: Buffer } | { readonly failed: "tooLarge" | "tooSlow" };

const NOTHING = Buffer.alloc(0);
const BROKEN = "the connection broke before the body was there";

/**
 * The body of a request, in full or not at all.
 * @throws when the connection breaks before its end.
 */
export function readBody(request: VisitorRequest, maxBytes: number, maxMs: number): Promise<ReadBody> {
  const { headers } = request;
  const declared = headers["content-length"];
  if (declared !== undefined && Number(declared) > maxBytes) return Promise.resolve({ failed: "tooLarge" });
  // HTTP/1: the server ends requests without a body before they get here; nothing more would be heard of them.
  const isFramed = request.httpVersionMajor > 1 || headers["transfer-encoding"] !== undefined;
  if (declared === undefined && !isFramed) return Promise.resolve({ bytes: NOTHING });
  // Whoever left before anybody listened is not heard of any more either.
  if (request.destroyed) return Promise.reject(new Error(BROKEN));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (outcome: ReadBody | null): void => {
      clearTimeout(timer);
      request.off("data", take);
      request.off("end", end);
      request.off("error", fail);
      request.off("close", fail);
      if (outcome) resolve(outcome);
      else reject(new Error(BROKEN));
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > maxBytes) settle({ failed: "tooLarge" });
      else chunks.push(chunk);
    };
    const end = (): void => {
      const [first] = chunks;
      settle({ bytes: chunks.length === 1 && first ? first : Buffer.concat(chunks) });
    };
    const fail = (): void => settle(null);
    const timer = setTimeout(() => settle({ failed: "tooSlow" }), maxMs);
    request.on("data", take);
    request.on("end", end);
    request.on("error", fail);
    request.on("close", fail);
  });
}
