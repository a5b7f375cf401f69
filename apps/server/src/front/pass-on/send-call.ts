import { type Agent, type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import type { Log } from "../../platform/log.ts";
import type { AppWatch } from "./app-watch.ts";
import type { Call } from "./call.ts";
import { answerHead } from "./heads/answer-head.ts";
import type { PassOnLimits } from "./limits.ts";
import { pour } from "./pour.ts";
import { endWithBody, isStillComing } from "./replies/end-with-body.ts";

/** Answers of ours may have more in their heads than people's requests. */
const MOST_ANSWER_HEAD_BYTES = 64 * 1024;

interface SendOptions {
  readonly socketPath: string;
  readonly agent: Agent;
  readonly log: Log;
  readonly limits: PassOnLimits;
  readonly watch: Pick<AppWatch, "putBack" | "leave" | "heard">;
  giveUp(call: Call): void;
}

/** Sends calls to the application, and its answers back. */
export function callSender({ socketPath, agent, log, limits, watch, giveUp }: SendOptions): (call: Call) => void {
  const send = (call: Call): void => {
    const { method, path, headers, hasBody } = call.head;
    const sent = httpRequest({
      ...{ socketPath, method, path, headers, maxHeaderSize: MOST_ANSWER_HEAD_BYTES },
      // A second attempt must not meet the next connection that has gone stale.
      agent: call.isSentAgain ? false : agent,
    });
    call.sent = sent;
    let isAnswered = false;
    let stopBody = (): void => {};
    sent.on("response", (answer) => {
      isAnswered = true;
      watch.leave(call);
      watch.heard();
      passBack({ ...{ call, sent, answer, log, limits }, stopBody: () => stopBody() });
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      stopBody();
      if (isAnswered || call.sent !== sent || call.response.destroyed) return;
      if (error.syscall === "connect") return watch.putBack(call, error);
      if (isRepeatable(call, sent)) {
        call.isSentAgain = true;
        return send(call);
      }
      watch.leave(call);
      log("warn", "app.no_answer", { method, error });
      giveUp(call);
    });
    if (hasBody) onceConnected(sent, () => (stopBody = passBody(call, sent)));
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

function passBody({ request }: Call, sent: ClientRequest): () => void {
  const end = (): void => void sent.end();
  if (request.readableEnded) {
    end();
    return () => {};
  }
  const stop = pour(request, sent);
  request.once("end", end);
  return () => {
    stop();
    request.removeListener("end", end);
  };
}

interface PassBack extends Pick<SendOptions, "log" | "limits"> {
  readonly call: Call;
  readonly sent: ClientRequest;
  readonly answer: IncomingMessage;
  stopBody(): void;
}

/** Gives an answer to whoever asked. One that breaks off breaks the connection, so that half never passes for the whole. */
function passBack({ call, sent, answer, log, limits, stopBody }: PassBack): void {
  const { request, response } = call;
  const broken = (): void => {
    stopBody();
    sent.destroy();
    // Where the end of the connection is the end of the answer, only a reset tells the two apart.
    if (response.socket && !request.socket.destroyed && request.httpVersionMinor === 0) request.socket.resetAndDestroy();
    else response.destroy();
  };
  if (response.destroyed) return broken();
  const head = answerHead(answer, request.method ?? "");
  try {
    if (!head) throw new Error("the answer does not say how long it is");
    // What is left of the body is read for nobody when this ends, and not for long.
    if (isStillComing(request)) head.headers.push("connection", "close");
    response.writeHead(head.status, head.headers);
  } catch (error) {
    log("error", "app.unreadable_answer", { method: request.method, error });
    return broken();
  }
  let isBegun = false;
  const stop = head.hasBody ? pour(answer, response) : () => {};
  if (head.hasBody) {
    answer.once("data", () => {
      isBegun = true;
    });
    // The head goes with the first piece; an answer whose first piece is to come later is announced now.
    setImmediate(() => !isBegun && !response.destroyed && response.flushHeaders());
  } else answer.resume();
  answer.once("end", () => {
    isBegun = true;
    stopBody();
    if (!sent.writableFinished) sent.destroy();
    endWithBody(request, response, limits);
  });
  answer.once("close", () => {
    stop();
    if (!answer.complete) broken();
  });
}
