import { constants } from "node:crypto";
import { createSecureContext, type SecureContext } from "node:tls";
import { CERTIFICATE_KEY_PURPOSE, certificateKey, certificatePart } from "@vitrine/contract";
import { partCache } from "../../hosting/sites/part-cache.ts";
import type { Log } from "../../platform/log.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { CertificateDirectory } from "./certificate-directory.ts";

/** What connections are encrypted with, by the names they ask for. */
export interface TlsContexts {
  /**
   * At once when it is in memory; null for a name without a certificate.
   * @throws, or rejects, where a certificate is named that cannot be read or used
   */
  find(name: string): SecureContext | null | Promise<SecureContext | null>;
}

export interface TlsContextsOptions {
  readonly storage: Storage;
  readonly certificates: CertificateDirectory;
  /** Opens the keys; asked for when the first is needed. */
  secrets(): Pick<Secrets, "open">;
  readonly ticketKeys: Buffer;
  readonly log: Log;
  now(): number;
  readonly most?: number;
}

interface Ready {
  readonly context: SecureContext;
}

/** A context takes about 30 kB outside of the heap; making one anew takes a millisecond. */
const MOST_CONTEXTS = 1_000;

const KEY = /^certificates\/([0-9a-f]{40})\.json$/;
const NAME = /^[0-9a-f]{40}$/;

/** What HTTP/2 allows (RFC 9113, 9.2.2): keys of this connection alone, and ciphers that authenticate. */
export const TLS_TERMS = {
  minVersion: "TLSv1.2",
  ciphers: [
    "TLS_AES_128_GCM_SHA256",
    "TLS_AES_256_GCM_SHA384",
    "TLS_CHACHA20_POLY1305_SHA256",
    "ECDHE-ECDSA-AES128-GCM-SHA256",
    "ECDHE-RSA-AES128-GCM-SHA256",
    "ECDHE-ECDSA-AES256-GCM-SHA384",
    "ECDHE-RSA-AES256-GCM-SHA384",
    "ECDHE-ECDSA-CHACHA20-POLY1305",
    "ECDHE-RSA-CHACHA20-POLY1305",
  ].join(":"),
  secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
  // Nobody who asks shows a certificate: the roots that the system trusts are not loaded for each name.
  ca: [],
} as const;

/** What Node keeps of OpenSSL's for a context. */
interface Handle {
  close(): void;
}

/**
 * Gives back what OpenSSL has for a context: Node does it with the garbage, of which V8 sees a few bytes and is in no
 * hurry. Connections that stand have their own hold on it.
 */
function free(context: SecureContext): void {
  (context.context as Handle).close();
}

export function tlsContexts({
  storage,
  certificates,
  secrets,
  ticketKeys,
  log,
  now,
  most = MOST_CONTEXTS,
}: TlsContextsOptions): TlsContexts {
  const contexts = partCache<Ready>({
    ...{ log, now, mostBytes: most },
    weigh: () => 1,
    onDrop: ({ context }) => free(context),
    async read(certificate) {
      const bytes = await storage.get(certificateKey(certificate));
      if (!bytes) return null;
      const { chain, sealedKey } = certificatePart.parse(JSON.parse(bytes.toString("utf8")));
      const key = secrets().open(sealedKey, CERTIFICATE_KEY_PURPOSE);
      return { context: createSecureContext({ ...TLS_TERMS, ca: [], cert: chain, key, ticketKeys }) };
    },
  });
  storage.onChange((key) => {
    const certificate = key === null ? null : KEY.exec(key)?.[1];
    if (certificate !== undefined) contexts.expire(certificate);
  });
  const contextOf = (certificate: string | null): SecureContext | null | Promise<SecureContext | null> => {
    if (certificate === null || !NAME.test(certificate)) return null;
    const ready = contexts.find(certificate);
    return ready instanceof Promise ? ready.then((read) => read?.context ?? null) : (ready?.context ?? null);
  };
  return {
    find(name) {
      const known = certificates.of(name);
      return known instanceof Promise ? known.then(contextOf) : contextOf(known);
    },
  };
}
