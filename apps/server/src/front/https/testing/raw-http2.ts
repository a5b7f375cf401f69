import type { TLSSocket } from "node:tls";

/** Types of frames (RFC 9113, 6). */
export const DATA = 0;
export const HEADERS = 1;
export const RST_STREAM = 3;
export const SETTINGS = 4;
export const PING = 6;
export const GOAWAY = 7;
export const CONTINUATION = 9;

/** Flags of frames. */
export const END_STREAM = 1;
export const END_HEADERS = 4;

/** A frame as it came, or goes. */
export interface Frame {
  readonly type: number;
  readonly flags: number;
  readonly stream: number;
  readonly payload: Buffer;
}

export function frame(type: number, flags: number, stream: number, payload: Uint8Array = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** An integer of HPACK that does not fit into its prefix, or does (RFC 7541, 5.1). */
function number(value: number, prefixBits: number, first: number): Buffer {
  const most = 2 ** prefixBits - 1;
  if (value < most) return Buffer.from([first | value]);
  const bytes = [first | most];
  let rest = value - most;
  for (; rest >= 128; rest >>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}

const text = (value: string): Buffer => Buffer.concat([number(value.length, 7, 0), Buffer.from(value, "latin1")]);

/** A header that is added to the table of the connection. */
export function indexed(name: string, value: string): Buffer {
  return Buffer.concat([Buffer.from([0x40]), text(name), text(value)]);
}

/** A header by its number in the table; the first that was added is 62. */
export function reference(index: number): Buffer {
  return number(index, 7, 0x80);
}

/** The head of a GET. */
export function getHead(authority: string, path: string): Buffer {
  return Buffer.concat([Buffer.from([0x82, 0x87, 0x01]), text(authority), Buffer.from([0x04]), text(path)]);
}

/** A setting, and what it is set to. */
export function setting(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeUInt16BE(id);
  bytes.writeUInt32BE(value, 2);
  return bytes;
}

export interface RawHttp2 {
  readonly socket: TLSSocket;
  readonly frames: Frame[];
  /** When the other end has hung up. */
  readonly ended: Promise<void>;
  send(...frames: readonly Buffer[]): void;
  goneAway(): number | null;
}

/** Speaks HTTP/2 as bytes, over a connection whose handshake was for `h2`. */
export function rawHttp2(socket: TLSSocket, settings: Uint8Array = Buffer.alloc(0)): RawHttp2 {
  const frames: Frame[] = [];
  let bytes: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    while (bytes.length >= 9 && bytes.length >= 9 + bytes.readUIntBE(0, 3)) {
      const end = 9 + bytes.readUIntBE(0, 3);
      frames.push({
        type: bytes[3] ?? 0,
        flags: bytes[4] ?? 0,
        stream: bytes.readUInt32BE(5),
        payload: Buffer.from(bytes.subarray(9, end)),
      });
      bytes = bytes.subarray(end);
    }
  });
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const send = (...sent: readonly Buffer[]): void => {
    if (socket.writable) socket.write(Buffer.concat(sent));
  };
  send(Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), frame(SETTINGS, 0, 0, settings));
  return {
    ...{ socket, frames, ended, send },
    goneAway: () => frames.find(({ type }) => type === GOAWAY)?.payload.readUInt32BE(4) ?? null,
  };
}
