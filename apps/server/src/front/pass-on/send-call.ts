import { type Agent, type ClientRequest, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { HOLD } from "../../platform/link/stream-line.ts";
import type { Log } from "../../platform/log.ts";
import type { AppWatch } from "./app-watch.ts";
import type { Call } from "./call.ts";
import { answerHead } from "./heads/answer-head.ts";
import type { PassOnLimits } from "./limits.ts";
import { pour } from "./pour.ts";
import { endWithBody, isStillComing } from "./replies/end-with-body.ts";

/** Answers of ours may have more in their heads than people's requests. */
const MOST_ANSWER_HEAD_BYTES = 64 * 1024;

const NOTED_EVERY_MS = 1_000;

interface SendOptions {
  readonly socketPath: string;
  readonly agent: Agent;
  readonly log: Log;
  readonly limits: PassOnLimits;
  readonly watch: Pick<AppWatch, "putBack" | "leave" | "heard">;
  giveUp(call: Call): void;
  /** Keeps an answer open for what the application has to say later. */
  hold(id: string, response: ServerResponse): void;
}

/** Sends calls to the application, and its answers back. */
export function callSender({ socketPath, agent, log, limits, watch, giveUp, hold }: SendOptions): (call: Call) => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  let unnoted = 0;
  /** An application that dies leaves hundreds without an answer: one line says so. */
  const noteUnanswered = (details: { method: string; reason: string }): void => {
    const now = performance.now();
    unnoted += 1;
    if (now - notedAt < NOTED_EVERY_MS) return;
    log("warn", "app.no_answer", { ...details, calls: unnoted });
    notedAt = now;
    unnoted = 0;
  };
  /** Null where Node refuses to write a head: the call is one that nobody can send. */
  const open = (call: Call): ClientRequest | null => {
    const { method, path, headers } = call.head;
    try {
      return httpRequest({
        ...{ socketPath, method, path, headers, maxHeaderSize: MOST_ANSWER_HEAD_BYTES },
        // A second attempt must not meet the next connection that has gone stale.
        agent: call.isSentAgain ? false : agent,
      });
    } catch (error) {
      log("error", "app.unsendable", { method, error });
      return null;
    }
  };
  const send = (call: Call): void => {
    const { method, hasBody } = call.head;
    const sent = open(call);
    if (!sent) {
      watch.leave(call);
      giveUp(call);
      return;
    }
    call.sent = sent;
    let isAnswered = false;
    const fail = (error: NodeJS.ErrnoException): void => {
      if (isAnswered || call.sent !== sent || call.response.destroyed) return;
      call.stopBody();
      if (error.syscall === "connect") watch.putBack(call, error);
      else if (isRepeatable(call, sent)) {
        call.isSentAgain = true;
        send(call);
      } else {
        watch.leave(call);
        noteUnanswered({ method, reason: error.message });
        giveUp(call);
      }
    };
    sent.on("response", (answer) => {
      isAnswered = true;
      watch.leave(call);
      watch.heard();
      passBack({ call, sent, answer, log, limits, giveUp, hold });
    });
    sent.on("error", fail);
    // Nobody asked for another protocol.
    sent.on("upgrade", (_answer, socket) => {
      fail(new Error("the application changed the protocol"));
      socket.destroy();
    });
    if (hasBody) onceConnected(sent, () => passBody(call, sent));
    else sent.end();
  };
  return send;
}

/** Whether nothing is lost or done twice by another attempt: a question, on a connection that was closed meanwhile. */
function isRepeatable({ head, isSentAgain }: Call, sent: ClientRequest): boolean {
  return sent.reusedSocket && !isSentAgain && !head.hasBody && (head.method === "GET" || head.method === "HEAD");
}

/** Nothing of a body is read before there is somebody to take it: what could not be sent can still wait whole. */
function onceConnected(sent: ClientRequest, begin: () => void): void {
  sent.once("socket", (socket) => {
    if (socket.connecting) socket.once("connect", begin);
    else begin();
  });
}

function passBody(call: Call, sent: ClientRequest): void {
  const { request } = call;
  const end = (): void => void sent.end();
  const stop = pour(request, sent);
  request.once("end", end);
  call.stopBody = () => {
    stop();
    request.removeListener("end", end);
  };
}

interface PassBack extends Pick<SendOptions, "log" | "limits" | "giveUp" | "hold"> {
  readonly call: Call;
  readonly sent: ClientRequest;
  readonly answer: IncomingMessage;
}

/** Gives an answer to whoever asked. One that breaks off breaks the connection, so that half never passes for the whole. */
function passBack({ call, sent, answer, log, limits, giveUp, hold }: PassBack): void {
  const { request, response } = call;
  const hasBody = sendHead(call, answer, log);
  if (hasBody === null) {
    giveUp(call);
    return;
  }
  const stop = hasBody ? pourAnswer(answer, response) : () => {};
  if (!hasBody) answer.resume();
  answer.once("end", () => {
    call.stopBody();
    if (!sent.writableFinished) sent.destroy();
    const held = answer.headers[HOLD];
    if (typeof held === "string") hold(held, response);
    else endWithBody(request, response, limits);
  });
  answer.once("close", () => {
    stop();
    if (answer.complete) return;
    call.stopBody();
    breakOff(call);
  });
}

/** Whether the answer has a body; null where there is nobody to send it to, or where it is none that can be sent. */
function sendHead({ request, response }: Call, answer: IncomingMessage, log: Log): boolean | null {
  if (response.destroyed) return null;
  try {
    const head = answerHead(answer, request.method ?? "");
    if (!head) throw new Error("the answer does not say how long it is");
    // What is left of the body is read for nobody when this ends, and not for long.
    if (isStillComing(request)) head.headers.push("connection", "close");
    response.writeHead(head.status, head.headers);
    return head.hasBody;
  } catch (error) {
    log("error", "app.unreadable_answer", { method: request.method, error });
    return null;
  }
}

function pourAnswer(answer: IncomingMessage, response: ServerResponse): () => void {
  let isBegun = false;
  const begin = (): void => {
    isBegun = true;
  };
  answer.once("data", begin).once("end", begin);
  // The head goes with the first piece; an answer whose first piece is to come later is announced now.
  setImmediate(() => {
    if (!isBegun && !response.destroyed) response.flushHeaders();
  });
  return pour(answer, response);
}

function breakOff({ request, response }: Call): void {
  // Where the end of the connection is the end of the answer, only a reset tells the two apart.
  if (request.httpVersionMinor === 0 && response.socket) response.socket.resetAndDestroy();
  response.destroy();
}
