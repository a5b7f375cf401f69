/** Every bound of the second factors; times in milliseconds. */

export const HOUR_MS = 60 * 60_000;

/** How long a code by e-mail counts. */
export const CODE_MS = 10 * 60_000;
/** Wrong answers a code by e-mail takes before another is needed. */
export const ATTEMPTS_PER_CODE = 5;
/** How long to wait for another code after the first, the second, the third and each that follows. */
export const WAITS_MS = [30_000, 60_000, 120_000] as const;
/** Codes sent to an account in an hour, over all its log-ins. */
export const CODES_PER_HOUR = 10;
/** Wrong answers of an account in an hour, over all its log-ins and methods, before it has to wait. */
export const FAILURES_PER_HOUR = 10;

/**
 * How far ahead of this clock something may have been made and still count: clocks of several nodes differ. What
 * was made later than that was made before the clock was set back, and counts no more: its end would lie too far off.
 */
export const CLOCK_SLACK_MS = 60_000;

/** How long a secret for an authenticator app waits for its first code, and how many wrong ones it takes. */
export const PENDING_APP_MS = 60 * 60_000;
export const PENDING_APP_ATTEMPTS = 10;

/** How long a passkey may take to answer. */
export const CHALLENGE_MS = 5 * 60_000;
export const PASSKEYS_PER_ACCOUNT = 20;
export const RECOVERY_CODES = 10;
