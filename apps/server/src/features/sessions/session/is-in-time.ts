/** Something that counts from a moment to another. */
export interface Span {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/**
 * Whether it still counts. A clock that was set back must not stretch a short life, so that what was made later than
 * now does not count; `slackMs` is how far clocks of nodes may differ, or may have been set back without harm.
 */
export function isInTime({ createdAt, expiresAt }: Span, now: number, slackMs: number): boolean {
  return now < expiresAt.getTime() && now >= createdAt.getTime() - slackMs;
}

/** For what lives minutes, in milliseconds. */
export const BRIEF_SLACK_MS = 60_000;
/** For what lives days: a clock that is a day off must not throw everybody out. */
export const LONG_SLACK_MS = 25 * 3_600_000;
