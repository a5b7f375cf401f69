import type { Socket } from "node:net";
import { type ClientHello, readClientHello } from "./read-client-hello.ts";

interface ReceiveHello {
  /** How long it may take to come, in milliseconds. */
  readonly patience: number;
  /** Whether there is somebody to answer it. */
  isKnown(hello: ClientHello): boolean | Promise<boolean>;
  /** Takes the connection as it was before anything of it was read. */
  proceed(socket: Socket, hello: ClientHello): void;
}

/** Alerts (RFC 8446, 6.2): fatal ones, each in a record of its own. */
const alertOf = (description: number): Buffer => Buffer.from([21, 3, 3, 0, 2, 2, description]);
const UNRECOGNIZED_NAME = alertOf(112);
const DECODE_ERROR = alertOf(50);
const INTERNAL_ERROR = alertOf(80);
const NOT_TLS = Buffer.from(
  "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\nOnly HTTPS is spoken here.\n",
);

/** What comes before the message is all there: twice its longest, since it may be cut into many records. */
const MOST_BYTES = 40_000;
/** How long whoever is refused has to read why, in milliseconds. */
const LINGERS_MS = 1_000;

/**
 * Reads what a connection asks for before any of OpenSSL's work is done for it: who asks for a name that nobody has
 * costs next to nothing, and is told so.
 */
export function receiveHello(socket: Socket, { patience, isKnown, proceed }: ReceiveHello): void {
  const chunks: Buffer[] = [];
  let come = 0;
  let needed = 0;
  const fail = (): void => void socket.destroy();
  const timer = setTimeout(fail, patience);
  const refuse = (why: Buffer): void => {
    leave();
    socket.on("error", fail).resume().end(why);
    setTimeout(fail, LINGERS_MS).unref();
  };
  const decide = async (hello: ClientHello): Promise<void> => {
    try {
      const isAnswered = isKnown(hello);
      go(hello, typeof isAnswered === "boolean" ? isAnswered : await isAnswered);
    } catch {
      refuse(INTERNAL_ERROR);
    }
  };
  const go = (hello: ClientHello, isAnswered: boolean): void => {
    if (!isAnswered) {
      refuse(UNRECOGNIZED_NAME);
      return;
    }
    leave();
    if (socket.destroyed) return;
    socket.unshift(Buffer.concat(chunks));
    proceed(socket, hello);
  };
  const look = (): void => {
    const chunk = socket.read() as Buffer | null;
    if (chunk === null) return;
    chunks.push(chunk);
    come += chunk.length;
    // Whoever sends it byte by byte has it looked at no more often than whoever sends it whole.
    if (come < needed) return;
    const hello = come > MOST_BYTES ? "unreadable" : readClientHello(Buffer.concat(chunks));
    if (typeof hello === "number") {
      needed = hello;
      return;
    }
    socket.off("readable", look);
    if (hello === "noTls") refuse(NOT_TLS);
    else if (hello === "unreadable") refuse(DECODE_ERROR);
    else void decide(hello);
  };
  const leave = (): void => {
    clearTimeout(timer);
    socket.off("readable", look).off("error", fail).off("end", fail).off("close", leave);
  };
  socket.on("readable", look).on("error", fail).on("end", fail).on("close", leave);
}
