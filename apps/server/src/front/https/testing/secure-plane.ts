import { type ClientHttp2Session, connect as connectHttp2, type IncomingHttpHeaders, type SecureClientSessionOptions } from "node:http2";
import { createServer } from "node:net";
import { type ConnectionOptions, connect, type TLSSocket } from "node:tls";
import {
  certificateKey,
  type HostPart,
  hostKey,
  TLS_CHALLENGE_KEY_PURPOSE,
  type TlsChallengePart,
  tlsChallengeKey,
} from "@vitrine/contract";
import { startTestPlane, type TestPlane, type TestPlaneOptions } from "../../../hosting/testing/test-plane.ts";
import { challengeCertificate } from "../../../platform/acme/challenge-certificate.ts";
import { keyText, newKey } from "../../../platform/acme/signing-request.ts";
import { secretsUnder } from "../../../platform/secrets.ts";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { certificateFile, type MadeCertificate, makeCertificate } from "./make-certificate.ts";

const SECRET = "a secret of more than thirty-two characters";

/** What came back of a request over HTTP/2. */
export interface StreamReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly length: number;
}

/** The visitor plane with HTTPS, and the names that a test gives certificates. */
export interface SecurePlane extends TestPlane {
  /** Lets a name lead to the site `violao`, with a certificate of its own; what was made for it comes back. */
  putSecureHost(host: string, part?: Partial<HostPart>, sealed?: string): Promise<MadeCertificate>;
  putHost(host: string, part?: Partial<HostPart>): Promise<void>;
  /** Lets an authority find a challenge within TLS under a name; a change of the part comes over what is right. */
  putTlsChallenge(host: string, keyAuthorization: string, part?: Partial<TlsChallengePart>): Promise<void>;
  /** A connection of TLS that is there, or the error that it ended with. */
  shakeHands(servername: string | undefined, options?: ConnectionOptions): Promise<TLSSocket>;
  openHttp2(servername: string, options?: SecureClientSessionOptions): Promise<ClientHttp2Session>;
}

export async function startSecurePlane({ env = {}, ...options }: TestPlaneOptions = {}): Promise<SecurePlane> {
  const plane = await startTestPlane({ ...options, env: { VITRINE_HTTPS_PORT: "0", VITRINE_SECRET: SECRET, ...env } });
  const { storage, httpsPort } = plane;
  const at = { host: "127.0.0.1", port: httpsPort, rejectUnauthorized: false };
  const putHost: SecurePlane["putHost"] = (host, part = {}) => {
    const whole: HostPart = { schema: 2, host, site: "violao", leadsTo: null, certificate: null, ...part };
    return storage.put(hostKey(host), Buffer.from(JSON.stringify(whole)));
  };
  return {
    ...plane,
    putHost,
    async putSecureHost(host, part = {}, sealed = SECRET) {
      const made = makeCertificate([host]);
      const file = certificateFile(made, [host], secretsUnder(Buffer.from(sealed, "utf8")));
      await storage.put(certificateKey(file.name), Buffer.from(JSON.stringify(file.part)));
      await putHost(host, { certificate: file.name, ...part });
      return made;
    },
    async putTlsChallenge(host, keyAuthorization, part = {}) {
      const key = newKey();
      const certificate = challengeCertificate(host, keyAuthorization, { key, now: Date.now() });
      const sealedKey = secretsUnder(Buffer.from(SECRET, "utf8")).seal(keyText(key), TLS_CHALLENGE_KEY_PURPOSE);
      const whole: TlsChallengePart = { schema: 2, host, certificate, sealedKey, ...part };
      await storage.put(tlsChallengeKey(contentHash(host)), Buffer.from(JSON.stringify(whole)));
    },
    shakeHands: (servername, options = {}) =>
      new Promise((resolve, reject) => {
        const socket = connect({ ...at, ...(servername === undefined ? {} : { servername }), ...options }, () => resolve(socket));
        socket.on("error", reject);
      }),
    openHttp2: (servername, options = {}) =>
      new Promise((resolve, reject) => {
        const session = connectHttp2(`https://127.0.0.1:${httpsPort}`, { ...at, servername, ...options });
        session.once("connect", () => resolve(session)).once("error", reject);
        // What ends it later is for the test to see.
        session.on("error", () => undefined);
      }),
  };
}

/** Asks for something over a connection of HTTP/2 and reads the answer to its end. */
export function ask(
  session: ClientHttp2Session,
  authority: string,
  path: string,
  { method = "GET", headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<StreamReply> {
  return new Promise((resolve, reject) => {
    const stream = session.request(
      { ":method": method, ":path": path, ":authority": authority, ...headers },
      { endStream: body === undefined },
    );
    let got: IncomingHttpHeaders = {};
    const chunks: Buffer[] = [];
    stream.on("response", (head) => {
      got = head;
    });
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const bytes = Buffer.concat(chunks);
      resolve({ status: Number(got[":status"]), headers: got, text: bytes.toString("utf8"), length: bytes.length });
    });
    stream.on("error", reject);
    if (body !== undefined) stream.end(body);
  });
}

/** The first message of a client, which says nothing further. */
export function helloFor(servername: string, options: ConnectionOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket
        .on("error", () => undefined)
        .once("data", (bytes) => {
          resolve(bytes);
          socket.destroy();
          server.close();
        });
    });
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      connect({ ...options, host: "127.0.0.1", port, servername, rejectUnauthorized: false }).on("error", () => undefined);
    });
  });
}
