/** How much is passed on at once, and how long an application may be away or silent; times in milliseconds. */
export interface PassOnLimits {
  /** Calls under way at once, of everybody and from one address (or /64), event streams among them. */
  readonly open: number;
  readonly openOfOne: number;
  /** Calls that wait for an application that is away or silent, and for how long each. */
  readonly waiting: number;
  readonly patience: number;
  /** A call waits so long before the application is asked whether it is alive; then it is asked as often. */
  readonly asksAfter: number;
  /** An application that has not said so after this is silent. */
  readonly silentAfter: number;
  /** How often waiting calls are looked at. */
  readonly looksEvery: number;
  /** Connections to the application that are kept for the next call, and for how long. */
  readonly kept: number;
  readonly idle: number;
  /** How long, and how much of, a body is read for nobody after its answer, so that its sender gets to read that. */
  readonly lingers: number;
  readonly lingersBytes: number;
  /** How long nothing is said on an event stream before a line says that it is open. */
  readonly beats: number;
  /** Bytes that an event stream's reader may leave unread, several times what comes for one at once; then it is cut off. */
  readonly unread: number;
}

/**
 * Two thousand browsers with an event stream each, and as many calls beside them. They may all have one address, of an
 * office or of a proxy that nobody has said is trusted; but no address takes every place.
 */
export const PASS_ON_LIMITS: PassOnLimits = {
  open: 4_096,
  openOfOne: 2_048,
  waiting: 256,
  patience: 10_000,
  asksAfter: 1_000,
  silentAfter: 1_000,
  looksEvery: 100,
  kept: 64,
  idle: 15_000,
  lingers: 5_000,
  lingersBytes: 64 * 1024 * 1024,
  beats: 15_000,
  unread: 256 * 1024,
};
