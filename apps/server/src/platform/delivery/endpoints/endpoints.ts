import type { Clock } from "../../clock.ts";
import { afterCommit } from "../../database/after-commit.ts";
import type { Queries } from "../../database/database.ts";
import { newSecret } from "../signature.ts";
import type { DisabledBecause } from "../tables.ts";
import {
  deleteEndpoint,
  disableEndpoint,
  type EndpointRow,
  enableEndpoint,
  findEndpoint,
  insertEndpoint,
  lockEndpoint,
  sealAnew,
} from "./endpoint-store.ts";
import { type EndpointSecrets, openEndpoint, type Sealing, sealEndpoint } from "./seal-endpoint.ts";
import { checkTarget, type Target } from "./target.ts";

/** Which endpoint, and whose it has to be. */
export interface EndpointOf {
  readonly accountId: string;
  readonly endpointId: string;
}

export interface Endpoint extends EndpointSecrets {
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly disabled: { readonly at: Date; readonly because: DisabledBecause } | null;
  readonly failingSince: Date | null;
  readonly createdAt: Date;
}

/** Who receives deliveries. Changes take part in the caller's own; what is another account's is not there. */
export interface Endpoints {
  /** @throws {TargetRefused} */
  make(queries: Queries, given: { readonly accountId: string; readonly kind: string; readonly target: Target }): Promise<Endpoint>;
  find(queries: Queries, which: EndpointOf): Promise<Endpoint | null>;
  /**
   * Sends what comes from now on, and what waits, somewhere else. In a transaction; null where there is no such endpoint.
   * @throws {TargetRefused}
   */
  change(queries: Queries, which: EndpointOf, target: Target): Promise<Endpoint | null>;
  /** Gives it a new secret; the one before signs too for a day. In a transaction; null as above. */
  rotate(queries: Queries, which: EndpointOf): Promise<Endpoint | null>;
  /** What waits for it has failed then. */
  disable(queries: Queries, which: EndpointOf): Promise<void>;
  /** What has failed meanwhile is sent again by `resendSince`. */
  enable(queries: Queries, which: EndpointOf): Promise<void>;
  /** With all its deliveries. */
  remove(queries: Queries, which: EndpointOf): Promise<void>;
}

/** How long a secret that was replaced still signs, in milliseconds. */
const OVERLAP_MS = 24 * 3_600_000;

/** @param changed called once it is committed that an endpoint takes deliveries, or none any more */
export function openEndpoints({ clock, secrets }: { readonly clock: Clock; readonly secrets: Sealing }, changed: () => void): Endpoints {
  const opened = (row: EndpointRow): Endpoint => ({
    ...openEndpoint(secrets, row.sealed),
    id: row.id,
    accountId: row.accountId,
    kind: row.kind,
    disabled: row.disabledAt && row.disabledBecause ? { at: row.disabledAt, because: row.disabledBecause } : null,
    failingSince: row.failingSince,
    createdAt: row.createdAt,
  });
  const alter = async (
    queries: Queries,
    { accountId, endpointId }: EndpointOf,
    change: (before: EndpointSecrets) => EndpointSecrets,
  ): Promise<Endpoint | null> => {
    const row = await lockEndpoint(queries, accountId, endpointId);
    if (!row) return null;
    const sealed = sealEndpoint(secrets, change(openEndpoint(secrets, row.sealed)));
    await sealAnew(queries, row.id, sealed);
    return opened({ ...row, sealed });
  };
  return {
    async make(queries, { accountId, kind, target }) {
      const row: EndpointRow = {
        id: clock.id("endpoint"),
        accountId,
        kind,
        sealed: sealEndpoint(secrets, { target: checkTarget(target), secret: newSecret(), former: null }),
        disabledAt: null,
        disabledBecause: null,
        failingSince: null,
        createdAt: new Date(clock.now()),
      };
      await insertEndpoint(queries, row);
      return opened(row);
    },
    async find(queries, { accountId, endpointId }) {
      const row = await findEndpoint(queries, accountId, endpointId);
      return row ? opened(row) : null;
    },
    async change(queries, which, target) {
      const checked = checkTarget(target);
      return alter(queries, which, ({ secret, former }) => ({ target: checked, secret, former }));
    },
    rotate: (queries, which) =>
      alter(queries, which, ({ target, secret }) => ({
        target,
        secret: newSecret(),
        former: { secret, until: clock.now() + OVERLAP_MS },
      })),
    async disable(queries, which) {
      const row = await lockEndpoint(queries, which.accountId, which.endpointId);
      if (row) await disableEndpoint(queries, row.id, "owner", new Date(clock.now()));
      afterCommit(queries, changed);
    },
    async enable(queries, { accountId, endpointId }) {
      await enableEndpoint(queries, accountId, endpointId);
      afterCommit(queries, changed);
    },
    remove: (queries, { accountId, endpointId }) => deleteEndpoint(queries, accountId, endpointId),
  };
}
