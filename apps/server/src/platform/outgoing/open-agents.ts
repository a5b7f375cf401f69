import { rootCertificates } from "node:tls";
import type { Dispatcher } from "undici";
import { type GuardOptions, guardedConnector, guardedLookup } from "./guarded-connector.ts";

/** What makes the connections: one set that is guarded, and one for the operator's own addresses, never mixed. */
export interface Agents {
  take(isTrusted: boolean): Promise<Dispatcher>;
  stop(): Promise<void>;
}

const CONNECT_MS = 10_000;

/**
 * The library costs 14 MB and a sixth of a second: it is loaded with the first request.
 * @param roots in PEM: whom the operator's own addresses may show certificates of, besides the usual ones.
 */
export function openAgents(guard: GuardOptions, roots: readonly string[] = []): Agents {
  const open = async () => {
    const { Agent, buildConnector } = await import("undici");
    const timing = { timeout: CONNECT_MS, allowH2: false };
    const trusting = roots.length === 0 ? {} : { ca: [...rootCertificates, ...roots] };
    const connect = guardedConnector(buildConnector({ ...timing, lookup: guardedLookup(guard) }), guard);
    return { guarded: new Agent({ connect, allowH2: false }), trusted: new Agent({ connect: { ...timing, ...trusting }, allowH2: false }) };
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    async take(isTrusted) {
      opened ??= open();
      const { guarded, trusted } = await opened;
      return isTrusted ? trusted : guarded;
    },
    async stop() {
      const agents = await opened;
      await Promise.all([agents?.guarded.destroy(), agents?.trusted.destroy()]);
    },
  };
}
