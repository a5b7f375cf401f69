import { type ClientRequest, request as httpRequest } from "node:http";
import { internalHeaders } from "../../../platform/link/internal-headers.ts";
import { lineOf, readLines, type SaidByApp, type SaidByFront } from "../../../platform/link/stream-line.ts";

/** The line to the application on which both say what concerns held streams. */
export interface AppLine {
  say(said: SaidByFront): void;
  close(): void;
}

const HEADERS = [
  ...["host", "localhost", "transfer-encoding", "chunked"],
  ...internalHeaders({ address: "", scheme: "http", plane: "streams" }),
];

/** Opens the line; `onEnd` is called once, when it is over, for whatever reason. */
export function openAppLine(socketPath: string, onSaid: (said: SaidByApp) => void, onEnd: () => void): AppLine {
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    sent.destroy();
    onEnd();
  };
  const sent: ClientRequest = httpRequest({ socketPath, agent: false, method: "POST", headers: HEADERS });
  sent.on("error", end).on("close", end);
  sent.on("response", (answer) => {
    if (answer.statusCode !== 200) return end();
    answer.on("error", end).on("end", end).on("close", end);
    readLines(answer, onSaid);
  });
  sent.flushHeaders();
  return {
    say: (said) => void (isOver || sent.write(lineOf(said))),
    close: end,
  };
}
