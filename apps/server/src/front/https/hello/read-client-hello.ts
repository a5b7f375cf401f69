/** What a client says before anything is encrypted, as far as it decides who answers. */
export interface ClientHello {
  /** The name it asks for, in small letters; null where it names none. */
  readonly serverName: string | null;
  /** The protocols it would speak, the one it likes best first. */
  readonly protocols: readonly string[];
}

/** What is wrong with the first bytes of a connection: they are no TLS at all, or TLS that cannot be read. */
export type BadHello = "noTls" | "unreadable";

const HANDSHAKE_RECORD = 22;
/** The first half of every version of TLS. */
const VERSION = 3;
const CLIENT_HELLO = 1;
const RECORD_HEAD = 5;
const MESSAGE_HEAD = 4;
/** A record has 2^14 bytes at most (RFC 8446, 5.1), and a first message that is longer than one comes from nobody. */
const MOST_RECORD = 16_384;
const MOST_MESSAGE = 16_384;
/** Clients cut it into one, or a few to get past what looks at names on the way. */
const MOST_RECORDS = 32;
const SERVER_NAME = 0;
const HOST_NAME = 0;
const ALPN = 16;

/**
 * Reads the ClientHello (RFC 8446, 4.1.2) that a connection begins with, over as many records as it comes in.
 * @returns a number while more of it has to come: how many bytes there must be before another look can say more
 */
export function readClientHello(bytes: Buffer): ClientHello | BadHello | number {
  const message = joinRecords(bytes);
  if (typeof message === "number" || typeof message === "string") return message;
  try {
    return readMessage(message);
  } catch {
    return "unreadable";
  }
}

/** The first message out of the records it came in. */
function joinRecords(bytes: Buffer): Buffer | BadHello | number {
  let message: Buffer = Buffer.alloc(0);
  let at = 0;
  for (let records = 0; records < MOST_RECORDS; records++) {
    const [type = HANDSHAKE_RECORD, version = VERSION] = bytes.subarray(at, at + 2);
    if (type !== HANDSHAKE_RECORD || version !== VERSION) return at === 0 ? "noTls" : "unreadable";
    if (bytes.length < at + RECORD_HEAD) return at + RECORD_HEAD;
    const length = bytes.readUInt16BE(at + 3);
    // An empty record could be sent for ever.
    if (length === 0 || length > MOST_RECORD) return "unreadable";
    const end = at + RECORD_HEAD + length;
    message = Buffer.concat([message, bytes.subarray(at + RECORD_HEAD, end)]);
    const whole = wholeMessage(message);
    if (whole !== null) return whole;
    if (bytes.length < end) return end;
    at = end;
  }
  return "unreadable";
}

/** The body of a message once all of it is there; null before. */
function wholeMessage(message: Buffer): Buffer | BadHello | null {
  if (message.length > 0 && message[0] !== CLIENT_HELLO) return "unreadable";
  if (message.length < MESSAGE_HEAD) return null;
  const end = MESSAGE_HEAD + message.readUIntBE(1, 3);
  if (end > MOST_MESSAGE) return "unreadable";
  return message.length < end ? null : message.subarray(MESSAGE_HEAD, end);
}

/** Goes through a message; what reaches beyond its end throws a RangeError. */
function reader(bytes: Buffer) {
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw new RangeError("the message ends before this does");
    at += length;
    return bytes.subarray(at - length, at);
  };
  const number = (size: number): number => take(size).readUIntBE(0, size);
  return {
    number,
    take,
    /** What is preceded by its length, in so many bytes. */
    vector: (size: number): Buffer => take(number(size)),
    isAtEnd: (): boolean => at === bytes.length,
  };
}

/** @throws RangeError for what ends too early, or says a name in a way that is none */
function readMessage(message: Buffer): ClientHello {
  const body = reader(message);
  body.take(2 + 32);
  body.vector(1);
  body.vector(2);
  body.vector(1);
  let serverName: string | null = null;
  let protocols: string[] = [];
  const extensions = reader(body.isAtEnd() ? Buffer.alloc(0) : body.vector(2));
  while (!extensions.isAtEnd()) {
    const type = extensions.number(2);
    const content = reader(extensions.vector(2));
    if (type === SERVER_NAME) serverName = readServerName(reader(content.vector(2)));
    else if (type === ALPN) protocols = readProtocols(reader(content.vector(2)));
  }
  return { serverName, protocols };
}

type Reader = ReturnType<typeof reader>;

function readServerName(names: Reader): string | null {
  while (!names.isAtEnd()) {
    const type = names.number(1);
    const name = names.vector(2).toString("latin1");
    if (type === HOST_NAME) return name.toLowerCase();
  }
  return null;
}

function readProtocols(list: Reader): string[] {
  const protocols: string[] = [];
  while (!list.isAtEnd()) protocols.push(list.vector(1).toString("latin1"));
  return protocols;
}
