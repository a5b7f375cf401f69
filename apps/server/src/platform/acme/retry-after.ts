/** Nobody is left alone for longer, whatever he asks: a day. */
const MOST_MS = 86_400_000;

/**
 * How long to wait by a `Retry-After` (RFC 9110, 10.2.3): seconds, or a date.
 * @returns milliseconds; null where it says nothing that can be followed.
 */
export function retryAfterMs(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const ms = /^\d{1,9}$/.test(value.trim()) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.min(MOST_MS, Math.max(0, ms)) : null;
}
