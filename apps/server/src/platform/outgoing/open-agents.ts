import type { Dispatcher } from "undici";
import { type GuardOptions, guardedConnector, guardedLookup } from "./guarded-connector.ts";

/** What makes the connections: one set that is guarded, and one for the operator's own addresses, never mixed. */
export interface Agents {
  take(isTrusted: boolean): Promise<Dispatcher>;
  stop(): Promise<void>;
}

const CONNECT_MS = 10_000;

/** The library costs 14 MB and a sixth of a second: it is loaded with the first request. */
export function openAgents(guard: GuardOptions): Agents {
  const open = async () => {
    const { Agent, buildConnector } = await import("undici");
    const timing = { timeout: CONNECT_MS, allowH2: false };
    const connect = guardedConnector(buildConnector({ ...timing, lookup: guardedLookup(guard) }), guard);
    return { guarded: new Agent({ connect, allowH2: false }), trusted: new Agent({ connect: timing, allowH2: false }) };
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
