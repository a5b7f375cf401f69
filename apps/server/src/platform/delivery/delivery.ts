import { afterCommit } from "../database/after-commit.ts";
import type { Queries } from "../database/database.ts";
import type { DeliveryKind } from "./delivery-kind.ts";
import {
  type AttemptRow,
  type DeliveryRow,
  type FreshDelivery,
  insertDeliveries,
  listAttempts,
  listDeliveries,
  removeDeliveriesOf,
  sendAgain,
  sendFailedAgain,
} from "./delivery-store.ts";
import { type Dispatcher, type DispatcherOptions, openDispatcher } from "./dispatcher.ts";
import { deleteEndpointsOf, disableEndpointsOf } from "./endpoints/endpoint-store.ts";
import { type EndpointOf, type Endpoints, openEndpoints } from "./endpoints/endpoints.ts";

export interface NewDelivery extends EndpointOf {
  /** What it tells of: an endpoint gets it once, however often it is sent. An event's id, mostly. */
  readonly key: string;
  /** What kind of thing it tells of, for the history: `lead.completed`. */
  readonly topic: string;
  readonly contentType: string;
  /** Text without NUL, 256 kB at most. */
  readonly body: string;
}

/** A delivery with what became of it so far; `lease` and `dueAt` say who is at it, and until when or when next. */
export interface Delivery extends DeliveryRow {}

/** Tells the world outside: at least once, and under one id by which a receiver knows what he has had. */
export interface Deliveries {
  readonly endpoints: Endpoints;
  /**
   * Writes deliveries with the caller's own changes, to be made as soon as those are committed; to endpoints that are not
   * the account's own nothing is written. The same key is taken once an endpoint.
   * @throws Error for a text that no database or receiver could take
   */
  send(queries: Queries, deliveries: readonly NewDelivery[]): Promise<void>;
  /** Makes settled deliveries again, under the ids they have; how many, of endpoints that take any. */
  resend(queries: Queries, accountId: string, deliveryIds: readonly string[]): Promise<number>;
  /** The same with what has failed of all that was made for an endpoint since a moment. */
  resendSince(queries: Queries, which: EndpointOf, since: Date): Promise<number>;
  /** What was made for an endpoint in the last thirty days, the newest first, from behind an id on. */
  deliveriesOf(queries: Queries, which: EndpointOf, limit: number, beforeId: string | null): Promise<Delivery[]>;
  /** All attempts of a delivery, the first one first. */
  attemptsOf(queries: Queries, accountId: string, deliveryId: string): Promise<AttemptRow[]>;
  /**
   * Forgets everything of an account that is gone, some at a time: cut off, it is to be called again. What is on its way
   * arrives, and leaves no trace.
   */
  forget(accountId: string): Promise<void>;
  /** Begins to deliver: once, with the kinds of all slices. Without it, deliveries wait. */
  start(kinds: readonly DeliveryKind[]): void;
  /** Lets attempts under way end for a moment; what is cut off is made again at the next start. */
  stop(): Promise<void>;
}

const LONGEST_NAME = 200;
const FORGOTTEN_AT_ONCE = 1_000;
/** Characters of bodies that are written at once. */
const PIECE = 2 * 1024 * 1024;
const MOST_BYTES = 256 * 1024;

function isKeepable(text: string, longest: number): boolean {
  return text.length <= longest && text.isWellFormed() && !text.includes("\0");
}

function check({ key, topic, contentType, body }: NewDelivery): void {
  const hasNames = [key, topic, contentType].every((name) => name !== "" && isKeepable(name, LONGEST_NAME));
  if (!hasNames || !isKeepable(body, MOST_BYTES) || Buffer.byteLength(body) > MOST_BYTES)
    throw new Error(`a delivery that cannot be kept: ${topic.slice(0, LONGEST_NAME)}`);
}

/** Pieces that a database takes in one statement without a great deal of memory: what is too large by itself is one. */
function* inPieces(fresh: readonly FreshDelivery[]): Generator<readonly FreshDelivery[]> {
  let piece: FreshDelivery[] = [];
  let length = 0;
  for (const each of fresh) {
    if (piece.length > 0 && length + each.body.length > PIECE) {
      yield piece;
      [piece, length] = [[], 0];
    }
    piece.push(each);
    length += each.body.length;
  }
  if (piece.length > 0) yield piece;
}

export function openDeliveries(options: DispatcherOptions): Deliveries {
  const { clock } = options;
  let dispatcher: Dispatcher | null = null;
  const wake = (): void => dispatcher?.wake();
  return {
    endpoints: openEndpoints(options, wake),
    async send(queries, sent) {
      for (const each of sent) check(each);
      const fresh = sent.map(
        ({ accountId, endpointId, key, topic, contentType, body }): FreshDelivery => ({
          id: clock.id("delivery"),
          endpointId,
          accountId,
          key,
          topic,
          contentType,
          body,
        }),
      );
      const now = new Date(clock.now());
      for (const some of inPieces(fresh)) await insertDeliveries(queries, some, now);
      afterCommit(queries, wake);
    },
    async resend(queries, accountId, deliveryIds) {
      const sent = await sendAgain(queries, accountId, deliveryIds);
      afterCommit(queries, wake);
      return sent;
    },
    async resendSince(queries, { accountId, endpointId }, since) {
      const sent = await sendFailedAgain(queries, accountId, endpointId, since);
      afterCommit(queries, wake);
      return sent;
    },
    deliveriesOf: listDeliveries,
    attemptsOf: listAttempts,
    async forget(accountId) {
      const { queries } = options.database;
      await disableEndpointsOf(queries, accountId, new Date(clock.now()));
      while ((await removeDeliveriesOf(queries, accountId, FORGOTTEN_AT_ONCE)) > 0);
      await deleteEndpointsOf(queries, accountId);
    },
    start(kinds) {
      if (dispatcher) throw new Error("deliveries have begun already");
      if (kinds.length === 0) return;
      dispatcher = openDispatcher(options, kinds);
      dispatcher.wake();
    },
    async stop() {
      await dispatcher?.stop();
    },
  };
}
