import { hostDirectory } from "../hosting/sites/host-directory.ts";
import { type VisitorPlaneOptions, visitorPlane } from "../hosting/visitor-plane.ts";
import type { Config } from "../platform/config.ts";
import { knownSecrets } from "../platform/secrets.ts";
import { challenges } from "./challenges.ts";
import { secureFront } from "./https/secure-front.ts";
import type { ConnectionLimits, HttpServer, ListenOptions } from "./listen.ts";
import { platformNames } from "./platform-names.ts";
import { tlsAsk } from "./tls-ask.ts";
import { whoAsks } from "./who-asks.ts";

export interface VisitorFrontOptions extends Omit<VisitorPlaneOptions, "hosts" | "secureOrigin" | "isSecure" | "secrets"> {
  readonly config: Config;
  /** What is left out is as `CONNECTION_LIMITS` says. */
  readonly limits?: Partial<ConnectionLimits> | undefined;
}

/** What the front has for visitors: who is asked for, and what answers. */
export interface VisitorFront
  extends Pick<ListenOptions, "config" | "log" | "names" | "who" | "plane" | "challenges" | "tlsAsk" | "siteOrigin" | "limits"> {
  /** Has visitors served over HTTPS as well; null where the operator has set no port for that. */
  listenSecurely(): Promise<HttpServer | null>;
}

export function visitorFront({ config, limits, ...given }: VisitorFrontOptions): VisitorFront {
  const { storage, clock, log } = given;
  const now = (): number => clock.now();
  const names = platformNames(config);
  const who = whoAsks(config);
  const hosts = hostDirectory(storage, log, now);
  const secure = secureFront({ config, log, now, storage, hosts, names, who, limits });
  const plane = visitorPlane({
    ...{ ...given, hosts, secureOrigin: secure.originOf },
    isSecure: (request) => who.schemeOf(request) === "https",
    secrets: secretsOnce(config),
  });
  return {
    ...{ config, log, names, who, plane, limits },
    challenges: challenges(storage, log, now),
    tlsAsk: tlsAsk(hosts, names),
    siteOrigin: secure.siteOriginOf,
    listenSecurely: () => secure.listen(plane),
  };
}

/** What grants are recognised by, read with the first: the application may be about to make it. */
function secretsOnce(config: Config): () => ReturnType<typeof knownSecrets> {
  let known: ReturnType<typeof knownSecrets> | undefined;
  return () => {
    known ??= knownSecrets(config);
    return known;
  };
}
