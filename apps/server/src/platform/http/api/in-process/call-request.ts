import type { CallRules } from "@vitrine/contract";
import { Refusal, type RefusedField } from "../../../refusal.ts";

/** A call by its first line. */
export interface CallLine {
  readonly method: string;
  /** As the contract writes it: `/pages/{id}`. */
  readonly path: string;
  readonly rules: CallRules;
}

/**
 * The request that makes a call with an input, as a program elsewhere would send it: what is handed on are bytes, so
 * that nobody shares an object with whoever handles it.
 * @throws Refusal for an input that no request can say
 */
export function callRequest(origin: string, { method, path, rules }: CallLine, input: unknown): Request {
  const fields = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));
  const place = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return placeOf(name, value);
  });
  const url = new URL(`${origin}/api${place}`);
  if (method === "GET") {
    for (const [name, value] of fields) url.searchParams.append(name, queryOf(name, value));
    return new Request(url);
  }
  if (rules.takesFile) return formRequest(url, method, fields);
  if (input === undefined || (method === "DELETE" && fields.size === 0)) return new Request(url, { method });
  const body = Buffer.from(jsonOf(Object.fromEntries(fields)));
  return new Request(url, { method, body, headers: { "content-type": "application/json", "content-length": String(body.length) } });
}

const refuse = (path: string, code: RefusedField["code"]): Refusal => new Refusal("INVALID_INPUT", { fields: [{ path, code }] });

/** A part of a path. Nothing, and dots, would make another path of it: that of another call. */
function placeOf(name: string, value: unknown): string {
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (text === "") throw refuse(name, value === undefined ? "required" : "invalid");
  if (text === "." || text === "..") throw refuse(name, "invalid");
  if (!text.isWellFormed()) throw refuse(name, "bad_character");
  return encodeURIComponent(text);
}

function queryOf(name: string, value: unknown): string {
  // An address would have another character in its place.
  if (typeof value === "string" && !value.isWellFormed()) throw refuse(name, "bad_character");
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  throw refuse(name, "invalid");
}

/** What has no JSON, such as a circle, is no input of any call. */
function jsonOf(value: object): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw refuse("body", "malformed");
  }
}

function formRequest(url: URL, method: string, fields: ReadonlyMap<string, unknown>): Request {
  const form = new FormData();
  let bytes = 0;
  for (const [name, value] of fields) {
    if (value instanceof Blob) {
      form.append(name, value);
      bytes += value.size;
    } else form.append(name, queryOf(name, value));
  }
  const request = new Request(url, { method, body: form });
  // A form does not say its length, by which large ones are told; that of its files is less than it by a few words.
  request.headers.set("content-length", String(bytes));
  return request;
}
