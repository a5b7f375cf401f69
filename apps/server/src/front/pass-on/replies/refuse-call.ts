import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { COMMON_ERRORS, type ErrorEnvelope, fill, languageFor } from "@vitrine/contract";
import type { Clock } from "../../../platform/clock.ts";
import type { AppPlane } from "../../../platform/link/internal-headers.ts";
import type { HeadRefusal } from "../heads/request-head.ts";
import type { PassOnLimits } from "../limits.ts";
import { BACK_SOON_CSP, backSoonPage } from "./back-soon-page.ts";
import { endWithBody, isStillComing } from "./end-with-body.ts";

/** When whoever is refused should come back, in seconds: programs, and the page that a person sees. */
const COME_BACK = "2";
const RELOAD = "5";
/** When one who has too many calls under way should. */
const HAVE_FEWER = "5";

/** Answers in the place of the application. */
export interface RefuseCall {
  /** What is not passed on at all; the connection ends with it. */
  head(response: ServerResponse, refusal: HeadRefusal): void;
  /** The application is away, silent or broken: 503. */
  unavailable(request: IncomingMessage, response: ServerResponse, plane: AppPlane): void;
  /** One address has too many calls under way: 429. */
  tooMany(request: IncomingMessage, response: ServerResponse, plane: AppPlane): void;
}

interface RefuseOptions {
  readonly clock: Pick<Clock, "id">;
  readonly limits: PassOnLimits;
  /** Of everything on the dashboard's own host. */
  readonly headers: Readonly<Record<string, string>>;
}

const TEXT = "text/plain; charset=utf-8";

export function refuseCall({ clock, limits, headers: always }: RefuseOptions): RefuseCall {
  const usual = (body: string): OutgoingHttpHeaders => ({
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    ...always,
  });
  const send = (request: IncomingMessage, response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body: string): void => {
    response.writeHead(status, { ...usual(body), ...(isStillComing(request) ? { connection: "close" } : {}), ...headers });
    response.write(body);
    endWithBody(request, response, limits);
  };
  const refuse = (
    code: "UNAVAILABLE" | "TOO_MANY_REQUESTS",
    seconds: string,
    { plane, request, response }: { plane: AppPlane; request: IncomingMessage; response: ServerResponse },
  ): void => {
    const { status, message } = COMMON_ERRORS[code];
    const language = languageFor(request.headers["accept-language"]);
    const retry = { "retry-after": seconds, vary: "accept-language" };
    const words = fill(message[language], { seconds });
    if (plane === "dashboard" && isApi(request.url)) {
      const requestId = clock.id("request");
      const envelope: ErrorEnvelope = { code, message: words, requestId };
      const csp = { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
      const headers = { ...retry, ...csp, "x-request-id": requestId, "content-type": "application/json" };
      send(request, response, status, headers, JSON.stringify(envelope));
    } else if (plane === "dashboard" && code === "UNAVAILABLE") {
      const page = { "content-type": "text/html; charset=utf-8", "content-security-policy": BACK_SOON_CSP, "x-frame-options": "DENY" };
      // What was sent by a form is not there to be sent again.
      const again = request.method === "GET" ? { refresh: RELOAD } : {};
      send(request, response, status, { ...retry, ...page, ...again }, backSoonPage(language));
    } else {
      const text = plane === "readiness" ? "not ready" : words;
      send(request, response, status, { ...retry, "content-type": TEXT }, `${text}\n`);
    }
  };
  return {
    head(response, { status, text, allow }) {
      const headers = { "content-type": TEXT, connection: "close", ...(allow === undefined ? {} : { allow }) };
      // At once: where the parser finds the body at fault next, it drops the connection with what is not yet written.
      response.writeHead(status, { ...usual(text), ...headers }).end(text);
    },
    unavailable: (request, response, plane) => refuse("UNAVAILABLE", COME_BACK, { plane, request, response }),
    tooMany: (request, response, plane) => refuse("TOO_MANY_REQUESTS", HAVE_FEWER, { plane, request, response }),
  };
}

function isApi(target = ""): boolean {
  return target === "/api" || target.startsWith("/api/") || target.startsWith("/api?");
}
