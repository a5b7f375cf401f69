import { type RateLimit, rateLimit } from "../limits/rate-limit.ts";
import { Refusal } from "../refusal.ts";
import { addressBucket } from "./client-address.ts";

/** How many requests to the API may be made in ten seconds. */
export interface RequestLimits {
  /** From one address. */
  readonly address: number;
  /** By one person, who has an account. */
  readonly account: number;
  /** For one person by this server itself: by jobs and agents, which must not take a person's own turn. */
  readonly onBehalf: number;
}

/** Far above what people and honest programs need; calls that cost more have narrower limits of their own. */
const LIMITS: RequestLimits = { address: 6_000, account: 3_000, onBehalf: 1_000 };
const WINDOW_MS = 10_000;

export interface RequestGate {
  /** @throws Refusal */
  address(clientAddress: string): void;
  /** @throws Refusal */
  account(accountId: string): void;
  /** @throws Refusal */
  onBehalf(accountId: string): void;
}

/** Keeps one caller from taking the API from everybody else; the /64 an IPv6 customer has to himself is one address. */
export function requestGate(clock: { now(): number }, given: Partial<RequestLimits> = {}): RequestGate {
  const limits = { ...LIMITS, ...given };
  const byAddress = rateLimit(limits.address, WINDOW_MS);
  const byAccount = rateLimit(limits.account, WINDOW_MS);
  const byBeneficiary = rateLimit(limits.onBehalf, WINDOW_MS);
  const check = (limit: RateLimit, key: string): void => {
    const seconds = limit.hit(key, clock.now());
    if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds } });
  };
  return {
    address: (clientAddress) => check(byAddress, addressBucket(clientAddress)),
    account: (accountId) => check(byAccount, accountId),
    onBehalf: (accountId) => check(byBeneficiary, accountId),
  };
}
