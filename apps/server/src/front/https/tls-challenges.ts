import { constants } from "node:crypto";
import type { Socket } from "node:net";
import { createSecureContext, createServer, type SecureContext } from "node:tls";
import { TLS_CHALLENGE_KEY_PURPOSE, tlsChallengeKey, tlsChallengePart } from "@vitrine/contract";
import { partCache } from "../../hosting/sites/part-cache.ts";
import type { Log } from "../../platform/log.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { contentHash } from "../../platform/storage/content-hash.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { ClientHello } from "./hello/read-client-hello.ts";
import { TLS_TERMS } from "./tls-contexts.ts";

/** Challenges of authorities within TLS (RFC 8737): a handshake under a certificate of their own, and not a byte more. */
export interface TlsChallenges {
  /** Whether a connection is an authority's: it would speak nothing else. */
  isAsked(hello: ClientHello): boolean;
  /** Whether there is something to show under a name. */
  isKnown(name: string): boolean | Promise<boolean>;
  /** Shakes hands over a connection that is an authority's, and ends it. */
  answer(socket: Socket): void;
}

export interface TlsChallengesOptions {
  readonly storage: Storage;
  readonly log: Log;
  now(): number;
  /** Opens the keys; asked for when the first is needed. */
  secrets(): Pick<Secrets, "open">;
  /** How long a handshake may take, in milliseconds. */
  readonly patience: number;
}

interface Ready {
  readonly host: string;
  readonly context: SecureContext;
}

const PROTOCOL = "acme-tls/1";
const KEY = /^tls-challenges\/([0-9a-f]{40})\.json$/;
/** Challenges are few at a time, and over within seconds. */
const MOST_KEPT = 100;

export function tlsChallenges({ storage, log, now, secrets, patience }: TlsChallengesOptions): TlsChallenges {
  const parts = partCache<Ready>({
    ...{ log, now, mostBytes: MOST_KEPT },
    weigh: () => 1,
    async read(hash) {
      const bytes = await storage.get(tlsChallengeKey(hash));
      if (!bytes) return null;
      const { host, certificate, sealedKey } = tlsChallengePart.parse(JSON.parse(bytes.toString("utf8")));
      const key = secrets().open(sealedKey, TLS_CHALLENGE_KEY_PURPOSE);
      // Nothing of such a connection is taken up by another one.
      const secureOptions = TLS_TERMS.secureOptions | constants.SSL_OP_NO_TICKET;
      return { host, context: createSecureContext({ ...TLS_TERMS, secureOptions, ca: [], cert: certificate, key }) };
    },
  });
  storage.onChange((key) => {
    const hash = key === null ? null : KEY.exec(key)?.[1];
    if (hash !== undefined) parts.expire(hash);
  });
  const find = (name: string): SecureContext | null | Promise<SecureContext | null> => {
    const contextIn = (part: Ready | null): SecureContext | null => (part?.host === name ? part.context : null);
    const found = parts.find(contentHash(name));
    return found instanceof Promise ? found.then(contextIn) : contextIn(found);
  };
  const server = createServer({
    ...{ ...TLS_TERMS, ca: [] },
    ALPNProtocols: [PROTOCOL],
    handshakeTimeout: patience,
    SNICallback(name, done) {
      void Promise.resolve(find(name.toLowerCase())).then(
        (context) => done(null, context ?? undefined),
        (error: Error) => done(error),
      );
    },
  });
  server.on("secureConnection", (socket) => socket.on("error", () => socket.destroy()).destroySoon());
  // An authority that ends a handshake in the middle is no fault of ours.
  server.on("tlsClientError", (_error, socket) => void socket.destroy());
  return {
    isAsked: ({ protocols }) => protocols.length === 1 && protocols[0] === PROTOCOL,
    isKnown(name) {
      const found = find(name);
      return found instanceof Promise ? found.then((context) => context !== null) : found !== null;
    },
    answer: (socket) => void server.emit("connection", socket),
  };
}
