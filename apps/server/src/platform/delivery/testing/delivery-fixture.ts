import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { databaseFixture } from "../../../testing/database-fixture.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { type Clock, systemClock } from "../../clock.ts";
import { type Database, openDatabase } from "../../database/database.ts";
import { openOutgoing } from "../../outgoing/outgoing.ts";
import { secretsUnder } from "../../secrets.ts";
import { type Deliveries, type Delivery, openDeliveries } from "../delivery.ts";
import { type DeliveryKind, type DisabledNotice, signedRequest } from "../delivery-kind.ts";
import type { DispatcherOptions } from "../dispatcher.ts";
import type { Endpoint } from "../endpoints/endpoints.ts";

/** A database, a clock that stands still until it is told, and this machine as all of the internet. */
export interface DeliveryFixture {
  readonly database: Database;
  readonly clock: Clock & { pass(ms: number): void };
  readonly logged: string[];
  readonly notices: DisabledNotice[];
  /** Webhooks: signed, and what becomes of an endpoint is noted. */
  readonly webhooks: DeliveryKind;
  /** Another node, or this one after a start; ended with the fixture's next `clear`. */
  open(given?: Partial<DispatcherOptions>): Deliveries;
  /** An endpoint of an account, told with a POST. */
  endpointAt(deliveries: Deliveries, url: string, accountId?: string, kind?: string): Promise<Endpoint>;
  send(deliveries: Deliveries, to: Endpoint, ...keys: readonly string[]): Promise<void>;
  /** All of an endpoint, by their keys. */
  deliveriesOf(endpoint: Endpoint): Promise<Delivery[]>;
  /** Resolves once these are the keys and states, by the keys: `a taken`. */
  untilStates(endpoint: Endpoint, expected: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export const START = Date.UTC(2026, 10, 21, 12);
export const ACCOUNT = "acc_1";

export async function deliveryFixture(): Promise<DeliveryFixture> {
  const fixture = await databaseFixture();
  const database = await openDatabase({
    url: fixture.databaseUrl,
    folder: fixture.dataFolder,
    migrations: [],
    workerFile: testBuild.databaseWorker,
    initialiserFile: testBuild.databaseInitialiser,
  });
  let now = START;
  const clock = {
    now: () => now,
    id: systemClock.id,
    pass(ms: number) {
      now += ms;
    },
  };
  const logged: string[] = [];
  const notices: DisabledNotice[] = [];
  const webhooks: DeliveryKind = {
    name: "webhooks",
    prepare: signedRequest,
    async onDisabled(_queries, notice) {
      notices.push(notice);
    },
  };
  const ports = Array.from({ length: 65_535 }, (_, index) => index + 1);
  const outgoing = openOutgoing({ ports, isAllowed: (address) => address === "127.0.0.1" });
  const opened: Deliveries[] = [];
  const open = (given: Partial<DispatcherOptions> = {}): Deliveries => {
    const log = (_level: string, event: string): void => void logged.push(event);
    const options = { database, clock, log, secrets: secretsUnder(Buffer.alloc(32, 7)), outgoing, chance: () => 0.5, graceMs: 300 };
    const deliveries = openDeliveries({ ...options, ...given });
    opened.push(deliveries);
    return deliveries;
  };
  const reader = open();
  const deliveriesOf = async ({ id, accountId }: Endpoint): Promise<Delivery[]> =>
    (await reader.deliveriesOf(database.queries, { accountId, endpointId: id }, 1_000, null)).sort((a, b) => (a.key < b.key ? -1 : 1));
  return {
    database,
    clock,
    logged,
    notices,
    webhooks,
    open,
    endpointAt: (deliveries, url, accountId = ACCOUNT, kind = "webhooks") =>
      deliveries.endpoints.make(database.queries, { accountId, kind, target: { url, method: "POST", headers: {} } }),
    async send(deliveries, to, ...keys) {
      const about = { accountId: to.accountId, endpointId: to.id, topic: "lead.completed", contentType: "application/json" };
      await deliveries.send(
        database.queries,
        keys.map((key) => ({ ...about, key, body: JSON.stringify({ key, name: "Ana Conceição" }) })),
      );
    },
    deliveriesOf,
    untilStates: (endpoint, expected) =>
      expect
        .poll(async () => (await deliveriesOf(endpoint)).map(({ key, state }) => `${key} ${state}`), { timeout: 5_000, interval: 10 })
        .toEqual(expected),
    async clear() {
      await Promise.all(opened.splice(0).map((deliveries) => deliveries.stop()));
      await database.queries.execute(sql`DELETE FROM delivery_endpoints`);
      logged.length = 0;
      notices.length = 0;
      now = START;
    },
    async stop() {
      await Promise.all(opened.map((deliveries) => deliveries.stop()));
      await outgoing.stop();
      await database.stop();
      await fixture.remove();
    },
  };
}
