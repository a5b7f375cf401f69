import { addressBucket } from "../../../platform/http/client-address.ts";
import { rateLimit } from "../../../platform/limits/rate-limit.ts";
import { Refusal } from "../../../platform/refusal.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a limit is counted on. */
export type LimitedRoute = "sign_up" | "log_in" | "passkey_options" | "passkey" | "recover" | "reset" | "google" | "create" | "prove";

/** Calls an address may make of a route, and in what time; an IPv6 customer's /64 is one address. */
const BY_ADDRESS: Readonly<Record<LimitedRoute, readonly [limit: number, windowMs: number]>> = {
  sign_up: [20, 10 * MINUTE_MS],
  log_in: [30, 5 * MINUTE_MS],
  // A log-in page in sight asks for a challenge every few minutes; many people may share an address.
  passkey_options: [300, 5 * MINUTE_MS],
  passkey: [60, 5 * MINUTE_MS],
  recover: [10, 15 * MINUTE_MS],
  reset: [20, 15 * MINUTE_MS],
  google: [60, 5 * MINUTE_MS],
  create: [60, 5 * MINUTE_MS],
  prove: [30, 5 * MINUTE_MS],
};

/** Wrong passwords for an account from one address before that address has to wait. */
const WRONG_BY_PAIR = 10;
/**
 * Wrong passwords for an account from everywhere before only places it was used from may go on: somebody who has
 * many addresses must not have as many times the guesses, and must not keep the owner out either.
 */
const WRONG_BY_ACCOUNT = 100;
const WRONG_MS = 15 * MINUTE_MS;
/**
 * Wrong second factors from one address in an hour, whatever the account: three times what an account may give, since
 * a carrier's customers share one.
 */
const WRONG_FACTORS_BY_ADDRESS = 30;
/** E-mails with a link an address is sent in an hour, whoever asks for them. */
const LETTERS_BY_EMAIL = 5;

export interface SessionLimits {
  /** @throws Refusal TOO_MANY_REQUESTS when an address makes a call too often. */
  byAddress(route: LimitedRoute, clientAddress: string, now: number): void;
  /**
   * Counts an attempt at an account's password. @throws Refusal TOO_MANY_REQUESTS when it is one too many.
   * @param isKnownPlace whether the account was lately used from here; only asked when it matters
   */
  tryPassword(email: string, clientAddress: string, now: number, isKnownPlace: () => Promise<boolean>): Promise<void>;
  /** The password was right: what came before from there is forgotten. */
  passwordRight(email: string, clientAddress: string): void;
  /** The password was not looked at after all. */
  passwordUntried(email: string, clientAddress: string): void;
  /** Counts an answer to a second factor. @throws Refusal TOO_MANY_REQUESTS when an address gave too many wrong ones. */
  tryFactor(clientAddress: string, now: number): void;
  /** The second factor was right: it does not count. */
  factorRight(clientAddress: string): void;
  /** Whether an address may be sent one more e-mail with a link. */
  mayWriteTo(email: string, now: number): boolean;
}

export function sessionLimits(): SessionLimits {
  const routes = new Map(Object.entries(BY_ADDRESS).map(([route, [limit, windowMs]]) => [route, rateLimit(limit, windowMs)]));
  const pairs = rateLimit(WRONG_BY_PAIR, WRONG_MS);
  const accounts = rateLimit(WRONG_BY_ACCOUNT, WRONG_MS);
  const factors = rateLimit(WRONG_FACTORS_BY_ADDRESS, HOUR_MS);
  const messages = rateLimit(LETTERS_BY_EMAIL, HOUR_MS);
  const pairOf = (email: string, clientAddress: string): string => `${addressBucket(clientAddress)} ${email}`;
  const refuseAfter = (seconds: number): void => {
    if (seconds > 0) throw new Refusal("TOO_MANY_REQUESTS", { values: { seconds }, data: { seconds } });
  };
  return {
    byAddress(route, clientAddress, now) {
      refuseAfter(routes.get(route)?.hit(addressBucket(clientAddress), now) ?? 0);
    },
    async tryPassword(email, clientAddress, now, isKnownPlace) {
      refuseAfter(pairs.hit(pairOf(email, clientAddress), now));
      const seconds = accounts.hit(email, now);
      if (seconds > 0 && !(await isKnownPlace())) refuseAfter(seconds);
    },
    passwordRight(email, clientAddress) {
      pairs.clear(pairOf(email, clientAddress));
      accounts.giveBack(email);
    },
    passwordUntried(email, clientAddress) {
      pairs.giveBack(pairOf(email, clientAddress));
      accounts.giveBack(email);
    },
    tryFactor(clientAddress, now) {
      refuseAfter(factors.hit(addressBucket(clientAddress), now));
    },
    factorRight(clientAddress) {
      factors.giveBack(addressBucket(clientAddress));
    },
    mayWriteTo: (email, now) => messages.hit(email, now) === 0,
  };
}
