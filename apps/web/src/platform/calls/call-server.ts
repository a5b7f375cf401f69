import type { ErrorCode, ErrorEnvelope } from "@vitrine/contract";
import { currentLanguage } from "../language/i18n.ts";
import { deviceFingerprint } from "../person/device-fingerprint.ts";
import { sessionId } from "../person/session-id.ts";
import { connection } from "./connection.ts";
import { NoAnswer } from "./no-answer.ts";
import { RefusedCall } from "./problem.ts";

/** A call as the contract places it: `{name}` in its path stands for a field of its input. */
export type Route = readonly [method: string, path: string];

/** What a call may be given besides its input. */
export interface CallContext {
  /** A fresh identity token, for calls that ask for one. */
  readonly userToken?: string;
  /** Told how much of what is sent is out, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly context?: CallContext | undefined;
}

type Input = Readonly<Record<string, unknown>>;

/** A request whose path takes what it names of the input; the rest is its query, or its body. */
function requestOf([method, path]: Route, input: Input, { signal, context }: CallOptions): Request {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const url = new URL(`/api${filled}`, location.origin);
  const session = sessionId();
  const headers = new Headers({
    "accept-language": currentLanguage(),
    devicefingerprint: deviceFingerprint(),
    ...(session ? { sessionid: session } : {}),
    ...(context?.userToken ? { usertoken: context.userToken } : {}),
  });
  if (method === "GET") for (const [name, value] of rest) url.searchParams.set(name, String(value));
  const body = method === "GET" || rest.size === 0 ? null : bodyOf(rest, headers);
  return new Request(url, { method, headers, body, signal: signal ?? null });
}

/** A form where a file is in it, which names its own type; else JSON. */
function bodyOf(values: ReadonlyMap<string, unknown>, headers: Headers): BodyInit {
  if ([...values.values()].some((value) => value instanceof Blob)) {
    const form = new FormData();
    for (const [name, value] of values) form.set(name, value instanceof Blob ? value : String(value));
    return form;
  }
  headers.set("content-type", "application/json");
  return JSON.stringify(Object.fromEntries(values));
}

async function send(request: Request, onProgress: CallContext["onProgress"]): Promise<Response> {
  if (!onProgress) return fetch(request);
  const { fetchWithProgress } = await import("./fetch-with-progress.ts");
  return fetchWithProgress(request, onProgress);
}

/** Asks, and reads the answer to its end: one that breaks off is none. */
async function answerTo(request: Request, onProgress: CallContext["onProgress"]): Promise<{ response: Response; text: string }> {
  try {
    const response = await send(request, onProgress);
    const text = await response.text();
    connection.noteAnswer();
    return { response, text };
  } catch (error) {
    // What was given up here says nothing of the connection.
    if (!request.signal.aborted) connection.noteNoAnswer();
    throw new NoAnswer(error);
  }
}

/** Seconds after which a refused call is worth another try, as the reply says in a header or in what it carries. */
function retrySeconds(header: string | null, data: unknown): number | undefined {
  const carried = typeof data === "object" && data !== null && "seconds" in data ? data.seconds : undefined;
  const seconds = Number(header ?? carried);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined;
}

function refusalOf({ status, headers }: Response, said: Partial<ErrorEnvelope> | null | undefined): RefusedCall {
  // What stands before the server, and has words of its own, says that it is away.
  if (typeof said?.requestId !== "string") return new RefusedCall({ code: status >= 500 ? "UNAVAILABLE" : "FAULT" });
  const { code, message, requestId, fields, data } = said;
  return new RefusedCall({
    code: code as ErrorCode,
    message: message ?? "",
    requestId,
    fields: fields ?? [],
    data,
    retrySeconds: retrySeconds(headers.get("retry-after"), data),
  });
}

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: text === "" ? undefined : JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Gives the session another secret with its answer, and from the moment it is done the old one opens nothing. */
const RENEWING = "/auth/password";

/** Under way; what is asked meanwhile waits for it, or it would look as if the session had ended. */
let renewing: Promise<unknown> | null = null;

async function answerInTurn(path: string, request: Request, onProgress: CallContext["onProgress"]): ReturnType<typeof answerTo> {
  while (renewing) await renewing;
  const answer = answerTo(request, onProgress);
  if (path !== RENEWING) return answer;
  const over = answer
    .catch(() => undefined)
    .then(() => {
      renewing = null;
    });
  renewing = over;
  return answer;
}

/**
 * Asks for a file, and has it whole: one that breaks off is none.
 * @throws as `callServer` does.
 */
export async function fileFromServer(path: string, input: Input, options: Pick<CallOptions, "signal"> = {}): Promise<Blob> {
  while (renewing) await renewing;
  const request = requestOf(["GET", path], input, options);
  try {
    const response = await fetch(request);
    const file = await response.blob();
    connection.noteAnswer();
    if (response.ok) return file;
    throw refusalOf(response, parse(await file.text())?.value as Partial<ErrorEnvelope> | undefined);
  } catch (error) {
    if (error instanceof RefusedCall) throw error;
    // What was given up here says nothing of the connection.
    if (!request.signal.aborted) connection.noteNoAnswer();
    throw new NoAnswer(error);
  }
}

/**
 * Makes a call of the API.
 * @throws RefusedCall with what the server said; NoAnswer when it said nothing, or something else answered for it.
 */
export async function callServer(route: Route, input: unknown, options: CallOptions): Promise<unknown> {
  const request = requestOf(route, (input ?? {}) as Input, options);
  const { response, text } = await answerInTurn(route[1], request, options.context?.onProgress);
  const said = parse(text);
  if (!response.ok) throw refusalOf(response, said?.value as Partial<ErrorEnvelope> | undefined);
  if (!said) throw new NoAnswer("what came is not the server's");
  return said.value;
}
