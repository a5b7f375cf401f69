import type { VisitorRequest } from "../../hosting/replies/visitor-http.ts";
import type { HostDirectory } from "../../hosting/sites/host-directory.ts";
import type { VisitorPlane } from "../../hosting/visitor-plane.ts";
import type { Config } from "../../platform/config.ts";
import type { Log } from "../../platform/log.ts";
import { knownSecrets, type Secrets } from "../../platform/secrets.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { CONNECTION_LIMITS, type ConnectionLimits, type HttpServer } from "../listen.ts";
import type { PlatformNames } from "../platform-names.ts";
import type { WhoAsks } from "../who-asks.ts";
import { answerSecure } from "./answer-secure.ts";
import { certificateDirectory } from "./certificate-directory.ts";
import { listenHttps, newTicketKeys } from "./listen-https.ts";
import { tlsChallenges } from "./tls-challenges.ts";
import { tlsContexts } from "./tls-contexts.ts";

export interface SecureFrontOptions {
  readonly config: Config;
  readonly log: Log;
  now(): number;
  readonly storage: Storage;
  readonly hosts: HostDirectory;
  readonly names: PlatformNames;
  readonly who: WhoAsks;
  readonly limits?: Partial<ConnectionLimits> | undefined;
}

/** HTTPS by this server itself, where the operator has set a port for it. */
export interface SecureFront {
  /** Where whoever asks for a name with a certificate over plain HTTP is sent; null where there is nothing to send them to. */
  originOf(host: string, request: VisitorRequest): string | null;
  /**
   * The same of a name of the platform's own, under which a site is shown: at once, where this server has no certificates
   * made for those, or it is in memory.
   */
  siteOriginOf(host: string, request: VisitorRequest): string | null | Promise<string | null>;
  /** Null where no port is set. */
  listen(plane: Pick<VisitorPlane, "handle" | "handleDomain">): Promise<HttpServer | null>;
}

const USUAL_PORT = 443;

export function secureFront({ config, log, now, storage, hosts, names, who, limits }: SecureFrontOptions): SecureFront {
  const { httpsPort, hstsSeconds, host, acmeDns } = config;
  const certificates = certificateDirectory({ storage, hosts, names, log, now });
  let listensAt: number | null = null;
  const originOf = (name: string, request: VisitorRequest): string | null => {
    if (listensAt === null || who.schemeOf(request) === "https") return null;
    // Whoever reaches the usual port of HTTP reaches that of HTTPS, wherever this process listens behind them.
    const isUsual = !/:\d+$/.test(request.headers.host ?? "") || listensAt === USUAL_PORT;
    return isUsual ? `https://${name}` : `https://${name}:${listensAt}`;
  };
  return {
    originOf,
    siteOriginOf(name, request) {
      const origin = acmeDns === null ? null : originOf(name, request);
      if (origin === null) return null;
      const certificate = certificates.of(name);
      if (certificate instanceof Promise) return certificate.then((found) => (found === null ? null : origin), stay);
      return certificate === null ? null : origin;
    },
    async listen(plane) {
      if (httpsPort === undefined) return null;
      const ticketKeys = newTicketKeys();
      const secrets = once(() => knownSecrets(config));
      const whole = { ...CONNECTION_LIMITS, ...limits };
      const contexts = tlsContexts({ storage, certificates, ticketKeys, log, now, secrets });
      const challenges = tlsChallenges({ storage, log, now, secrets, patience: whole.headers });
      const server = await listenHttps({
        ...{ host, port: httpsPort, log, ticketKeys, contexts, challenges, limits: whole },
        headers: hstsSeconds > 0 ? ["strict-transport-security", `max-age=${hstsSeconds}`] : [],
        answer: answerSecure({ plane, certificates, names, who }),
      });
      listensAt = server.port;
      return server;
    },
  };
}

/** Where it cannot be found out, pages are shown where they were asked for. */
const stay = (): null => null;

/** What fails is tried again at the next use. */
function once(make: () => Pick<Secrets, "open">): () => Pick<Secrets, "open"> {
  let made: Pick<Secrets, "open"> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
