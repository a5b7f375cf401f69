import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config.ts";
import { securityHeaders } from "../../platform/http/security-headers.ts";
import type { PassedOn } from "../../platform/link/internal-headers.ts";
import type { Log } from "../../platform/log.ts";
import { appConnections } from "./app-connections.ts";
import { appWatch } from "./app-watch.ts";
import { type Call, newCall } from "./call.ts";
import { requestHead } from "./heads/request-head.ts";
import { PASS_ON_LIMITS, type PassOnLimits } from "./limits.ts";
import { openCalls } from "./open-calls.ts";
import { refuseCall } from "./replies/refuse-call.ts";
import { callSender } from "./send-call.ts";
import { heldStreams } from "./streams/held-streams.ts";

export interface PassOnOptions {
  /** The application's socket; it may not be there yet, or no longer. */
  readonly socketPath: string;
  readonly config: Pick<Config, "publicUrl">;
  readonly clock: Pick<Clock, "id">;
  readonly log: Log;
  /** What is left out is as `PASS_ON_LIMITS` says. */
  readonly limits?: Partial<PassOnLimits>;
}

/** The front's way to the application. */
export interface PassOn {
  /** Passes a request on, and the answer back; it always answers, or breaks the connection. `from` is what the front has judged. */
  handle(request: IncomingMessage, response: ServerResponse, from: PassedOn): void;
  /** Gives up what waits, lets what is under way end, and after `graceMs` breaks off what is left. */
  stop(graceMs?: number): Promise<void>;
}

export function openPassOn({ socketPath, config, clock, log, limits: given }: PassOnOptions): PassOn {
  const limits = { ...PASS_ON_LIMITS, ...given };
  const agent = appConnections(socketPath, limits);
  const refuse = refuseCall({ clock, limits, headers: securityHeaders(config) });
  const open = openCalls(limits);
  const responses = new Set<ServerResponse>();
  let onEmpty: (() => void) | null = null;
  let isStopping = false;

  const giveUp = (call: Call): void => {
    const { sent } = call;
    call.sent = null;
    call.stopBody();
    sent?.destroy();
    if (!call.response.destroyed) refuse.unavailable(call.request, call.response, call.plane);
  };
  const watch = appWatch({ ...{ socketPath, log, limits, giveUp }, send: (call) => send(call) });
  const streams = heldStreams(socketPath, limits);
  const send = callSender({ socketPath, agent, log, limits, watch, giveUp, hold: streams.hold });

  const take = (call: Call, address: string): void => {
    const { response } = call;
    responses.add(response);
    response.once("close", () => {
      open.leave(address);
      responses.delete(response);
      watch.leave(call);
      if (!response.writableFinished) call.sent?.destroy();
      if (responses.size === 0) onEmpty?.();
    });
    watch.take(call);
  };
  const begin = (request: IncomingMessage, response: ServerResponse, from: PassedOn): void => {
    const { address, plane } = from;
    const head = requestHead(request, from);
    const full = "text" in head || isStopping ? null : open.enter(address);
    if ("text" in head) refuse.head(response, head);
    else if (isStopping || full === "all") refuse.unavailable(request, response, plane);
    else if (full === "one") refuse.tooMany(request, response, plane);
    else take(newCall({ request, response, head, plane }), address);
  };
  return {
    handle(request, response, from) {
      // Who left before this was reached is not heard of again.
      if (response.destroyed) return;
      // Of requests sent one behind the other, none overtakes the one before: its turn comes with the connection.
      if (response.socket) begin(request, response, from);
      else response.once("socket", () => begin(request, response, from));
    },
    async stop(graceMs = 0) {
      isStopping = true;
      watch.stop();
      streams.stop();
      if (responses.size > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => responses.forEach((response) => void response.destroy()), graceMs);
          onEmpty = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      agent.destroy();
    },
  };
}
