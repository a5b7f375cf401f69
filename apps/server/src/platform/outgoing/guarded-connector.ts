import type { LookupAddress, LookupOptions } from "node:dns";
import { isIP, type LookupFunction, type Socket } from "node:net";
import type { buildConnector } from "undici";
import { OutgoingRefused } from "./outgoing-refused.ts";

/** Resolves a name to all its addresses. */
export type Resolve = (hostname: string, options: LookupOptions) => Promise<readonly LookupAddress[]>;

export interface GuardOptions {
  readonly resolve: Resolve;
  isAllowed(address: string): boolean;
}

/** A lookup that finds nothing where even one of a name's addresses may not be asked. */
export function guardedLookup({ resolve, isAllowed }: GuardOptions): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true })
      .then((addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isAllowed(address))) throw new OutgoingRefused("address");
        if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => callback(error, options.all ? [] : ""));
  };
}

/**
 * Connects only where `isAllowed` says so three times: for an address that is spelled out, which no lookup ever
 * sees; for all that a name resolves to; and for the one that is connected at last.
 */
export function guardedConnector(connect: buildConnector.connector, { isAllowed }: GuardOptions): buildConnector.connector {
  return (options, callback) => {
    const literal = options.hostname.replace(/^\[|\]$/g, "");
    if (isIP(literal) !== 0 && !isAllowed(literal)) return callback(new OutgoingRefused("address"), null);
    connect(options, (...[error, socket]: [Error, null] | [null, Socket]) => {
      if (error !== null) return callback(error, null);
      if (isAllowed(socket.remoteAddress ?? "")) return callback(null, socket);
      socket.destroy();
      callback(new OutgoingRefused("address"), null);
    });
  };
}
