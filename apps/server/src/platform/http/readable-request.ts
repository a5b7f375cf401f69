import { isUtf8 } from "node:buffer";
import { type CallRules, USUAL_BODY } from "@vitrine/contract";
import { Refusal } from "../refusal.ts";
import { unreadableBody } from "./api/api-errors.ts";
import type { BodyPace } from "./api/body-pace.ts";
import { jsonBounds } from "./api/json-bounds.ts";

/** Fields of a form that brings a file: more are no form of ours, and each of them costs. */
const MOST_PARTS = 10;
/** Room for a boundary, which the sender chooses. */
const LONGEST_BOUNDARY = 70;

/** How many bytes the body of a call may have. */
export function bodyLimit({ maxBody = USUAL_BODY }: CallRules): number {
  return maxBody;
}

/**
 * A request as its call may read it: a HEAD as the GET it stands for; a body whole, of the right type, in UTF-8, no
 * longer than the call takes. A body over a bound is refused at the byte that goes over it, one that declares so
 * much before any of it is read. One that comes too slowly for its `pace` is given up.
 * @throws Refusal
 */
export async function readableRequest(request: Request, rules: CallRules, pace?: BodyPace): Promise<Request> {
  const { url, method, headers } = request;
  if (method === "GET" || method === "HEAD") return new Request(url, { headers });
  const type = typeOf(headers);
  const isForm = rules.takesFile === true && type === "multipart/form-data";
  const body = await readBody(request, bodyLimit(rules), isForm, pace);
  if (body.length === 0) return new Request(url, { method, headers: without(headers, "content-type") });
  if (!isForm && type !== "application/json")
    throw new Refusal("UNSUPPORTED_TYPE", { fields: [{ path: "content-type", code: "invalid" }] });
  if (isForm) checkParts(body, headers);
  else checkText(body);
  return new Request(url, { method, headers: without(headers, "content-disposition"), body });
}

/** Whether a body may be so long that only a few of its kind are taken at a time; one that does not say counts as long. */
export function isLarge({ headers, method }: Request, rules: CallRules): boolean {
  if (method === "GET" || method === "HEAD" || bodyLimit(rules) <= USUAL_BODY) return false;
  const declared = headers.get("content-length");
  return declared === null ? headers.has("transfer-encoding") : Number(declared) > LARGE;
}

/** How many bytes a body may come to: as many as it says, or as its call takes. */
export function expectedBytes({ headers }: Request, rules: CallRules): number {
  const declared = headers.get("content-length");
  return declared === null ? bodyLimit(rules) : Math.min(Number(declared), bodyLimit(rules));
}

/** A change of a person who types is far below this; a whole document or an image is mostly above. */
const LARGE = 256 * 1024;

async function readBody(request: Request, maxBytes: number, isForm: boolean, pace?: BodyPace): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new Refusal("TOO_LARGE", { fields: [{ path: "body", code: "too_large" }] });
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const bounds = isForm ? null : jsonBounds(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request, pace?.tooSlow)) {
    pace?.took(chunk.length);
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    const over = bounds?.take(chunk);
    if (over) throw new Refusal(over.code === "too_deep" ? "INVALID_INPUT" : "TOO_LARGE", { fields: [over] });
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

async function* chunksOf({ body }: Request, givenUp?: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  // What is waited for comes to an end by that.
  givenUp?.addEventListener("abort", () => void reader.cancel().catch(() => undefined), { once: true });
  try {
    for (;;) {
      // Whoever hangs up in the middle, with an upload they cancelled, is no fault of ours.
      const { done, value } = await reader.read().catch(() => {
        throw unreadableBody();
      });
      givenUp?.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function checkText(body: Uint8Array): void {
  if (!isUtf8(body)) throw new Refusal("INVALID_INPUT", { fields: [{ path: "body", code: "bad_character" }] });
  if (!/^\s*\{/.test(new TextDecoder().decode(body.subarray(0, 100)))) throw unreadableBody();
}

function checkParts(body: Uint8Array, headers: Headers): void {
  const boundary = /boundary="?([^";]+)/i.exec(headers.get("content-type") ?? "")?.[1] ?? "";
  if (boundary === "" || boundary.length > LONGEST_BOUNDARY) throw unreadableBody();
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const mark = `--${boundary}`;
  let parts = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    parts += 1;
    if (parts > MOST_PARTS) throw new Refusal("TOO_LARGE", { fields: [{ path: "body", code: "too_large" }] });
  }
}

function typeOf(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function without(headers: Headers, name: string): Headers {
  const rest = new Headers(headers);
  rest.delete(name);
  return rest;
}
