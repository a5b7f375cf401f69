import type { IncomingMessage } from "node:http";
import { HOLD } from "../../../platform/link/stream-line.ts";
import { endsHere, namedByConnection } from "./hop-by-hop.ts";

/** An answer of the application as it goes to whoever asked. */
export interface AnswerHead {
  readonly status: number;
  /** Names and values in turn, as they came. */
  readonly headers: string[];
  readonly hasBody: boolean;
}

/** The head to send for an answer; null where it does not say how long it is, so that half of it would pass for the whole. */
export function answerHead({ statusCode: status = 0, rawHeaders, headers }: IncomingMessage, method: string): AnswerHead | null {
  const { "transfer-encoding": coding, "content-length": length, connection } = headers;
  const hasBody = method !== "HEAD" && status !== 204 && status !== 304;
  if (hasBody && (coding === undefined ? length === undefined : coding.toLowerCase() !== "chunked")) return null;
  const named = namedByConnection(connection);
  if (!named) return null;
  // What is held open is longer than its beginning.
  const isUnsaid = coding !== undefined || status === 204 || headers[HOLD] !== undefined;
  const kept: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const raw = rawHeaders[i] ?? "";
    const name = raw.toLowerCase();
    if (endsHere(name) || named.has(name) || (isUnsaid && name === "content-length")) continue;
    kept.push(raw, rawHeaders[i + 1] ?? "");
  }
  return { status, headers: kept, hasBody };
}
