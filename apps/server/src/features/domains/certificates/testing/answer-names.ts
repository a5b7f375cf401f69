import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type Answer, decode, encode, RECURSION_AVAILABLE } from "dns-packet";

/** A name server on loopback, for an authority's eyes: every name is this machine. */
export interface NameAnswerer {
  readonly address: string;
  /** Names that do not exist. */
  readonly missing: Set<string>;
  /** What stands as TXT entries under a name, in small letters. */
  texts: (name: string) => Promise<readonly string[]>;
  stop(): Promise<void>;
}

const NXDOMAIN = 3;

export async function answerNames(): Promise<NameAnswerer> {
  const socket = createSocket("udp4");
  const missing = new Set<string>();
  const shown: NameAnswerer = {
    address: "",
    missing,
    texts: async () => [],
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
  socket.on("message", async (bytes, { port, address }) => {
    const { id, questions = [] } = decode(bytes);
    const [question] = questions;
    if (!question) return;
    const name = question.name.toLowerCase();
    const isThere = !missing.has(name);
    const texts = question.type === "TXT" ? await shown.texts(name) : [];
    const answers: Answer[] = texts.map((data) => ({ type: "TXT", name: question.name, ttl: 1, data }));
    if (isThere && question.type === "A") answers.push({ type: "A", name: question.name, ttl: 1, data: "127.0.0.1" });
    const flags = RECURSION_AVAILABLE | (isThere ? 0 : NXDOMAIN);
    socket.send(encode({ type: "response", ...(id === undefined ? {} : { id }), flags, questions, answers }), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return Object.assign(shown, { address: `127.0.0.1:${socket.address().port}` });
}
