import type { CallRules } from "@vitrine/contract";
import type { Config } from "../config.ts";
import { isOwnOrigin } from "../http/api/answer-api.ts";
import type { Api } from "../http/api/api.ts";
import { HOLD } from "../link/stream-line.ts";
import { Refusal } from "../refusal.ts";
import { requireCaller } from "../request-context.ts";
import type { LiveStreams } from "./live-streams.ts";
import { readTopics } from "./wanted-topics.ts";

const PATH = "/api/live";

/** A browser's stream: no program's, which asks for what it needs, or is called. */
const RULES: CallRules = { access: "session", role: "self" };

/** Milliseconds after which a browser's own reader of event streams comes back. */
const RETRY = "retry: 3000\n\n";

/**
 * The API with the live stream in it: `GET /api/live?topic=leads&topic=page:pag_…`, an event stream that names its
 * topic in each event and goes on where a `Last-Event-ID` left off. Who asks is found out and judged as for every call.
 */
export function withLive(api: Api, streams: Pick<LiveStreams, "open">, config: Pick<Config, "publicUrl">): Api {
  return {
    ...api,
    callsAt: (path) => (path === PATH ? [{ method: "GET", rules: RULES }] : api.callsAt(path)),
    async handle(request, context) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== PATH) return api.handle(request, context);
      if (context.isHead) throw new Refusal("METHOD_NOT_ALLOWED", { allow: ["GET"] });
      // It changes nothing, but a page elsewhere must not take the places of whoever is logged in.
      if (!isOwnOrigin(config, context.requestHeaders)) throw new Refusal("WRONG_ORIGIN");
      const topics = readTopics(searchParams.getAll("topic"));
      const { headers } = request;
      const { id, text } = await streams.open({ caller: requireCaller(context), headers, topics, lastId: headers.get("last-event-id") });
      // Proxies that gather or change what passes would keep events from their reader.
      context.replyHeaders.set("cache-control", "no-store, no-transform");
      context.replyHeaders.set("x-accel-buffering", "no");
      return new Response(RETRY + text, { headers: { "content-type": "text/event-stream; charset=utf-8", [HOLD]: id } });
    },
  };
}
