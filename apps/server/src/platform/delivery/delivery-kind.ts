import type { Queries } from "../database/database.ts";
import type { Target } from "./endpoints/target.ts";
import { signedHeaders } from "./signature.ts";
import type { DisabledBecause } from "./tables.ts";

/** A delivery at one of its attempts. */
export interface Sending {
  readonly deliveryId: string;
  readonly endpointId: string;
  readonly accountId: string;
  readonly topic: string;
  readonly contentType: string;
  readonly body: string;
  /** Milliseconds since 1970 of this attempt. */
  readonly at: number;
  readonly target: Target;
  /** Those that sign now, the newest first. */
  readonly secrets: readonly string[];
}

export interface DeliveryRequest extends Target {
  /** Null where nothing is sent but headers. */
  readonly body: string | null;
}

/** An endpoint that takes no more deliveries. */
export interface DisabledNotice {
  readonly endpointId: string;
  readonly accountId: string;
  readonly because: Exclude<DisabledBecause, "owner">;
}

/** One kind of receiver, as the slice knows it that delivers to it. */
export interface DeliveryKind {
  readonly name: string;
  /**
   * The request of one attempt; what it throws is the attempt's failure, and what takes longer than an attempt may is cut
   * off. Called again for each attempt: the receiver tells them apart by nothing but what is put in here.
   */
  prepare(sending: Sending): DeliveryRequest | Promise<DeliveryRequest>;
  /** Told, once and in the transaction of it, that an endpoint was disabled because of how it answers. */
  onDisabled(queries: Queries, notice: DisabledNotice): Promise<void>;
}

/** The request of a webhook, signed as Standard Webhooks says. */
export function signedRequest({ deliveryId, contentType, at, target, secrets, body }: Sending): DeliveryRequest {
  const sent = target.method === "GET" ? "" : body;
  return {
    ...target,
    headers: {
      ...target.headers,
      ...(target.method === "GET" ? {} : { "content-type": contentType }),
      ...signedHeaders(secrets, deliveryId, at, sent),
    },
    body: target.method === "GET" ? null : sent,
  };
}
