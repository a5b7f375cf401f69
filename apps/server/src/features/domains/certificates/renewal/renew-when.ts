/** A certificate's days, and when its authority would have it renewed: milliseconds since 1970. */
export interface Lifetime {
  readonly notBefore: number;
  readonly notAfter: number;
  readonly suggested?: { readonly start: number; readonly end: number } | null;
  /** When a certificate of the host was last renewed in a hurry; null or left out where none ever was. */
  readonly hurriedAt?: number | null;
}

/** A third of its time is left for trying again; those made on one day are spread over a tenth more. */
const LEFT = 1 / 3;
const SPREAD = 1 / 10;
/** Whatever an authority suggests, so much is left. */
const LEAST_LEFT = 1 / 10;
/** Whoever is renewed before so much of its time has passed is renewed in a hurry: it is about to be taken back. */
const HURRIED = 1 / 3;
/**
 * An authority that wants each new certificate renewed at once is followed so often: authorities make the same certificate
 * five times a week.
 */
const BETWEEN_HURRIES_MS = 3 * 86_400_000;

/**
 * When a certificate is renewed: at a third of its lifetime left, a little earlier by chance, or at a moment drawn from what
 * its authority suggests (RFC 9773, 4.2). A suggestion that leaves no time is none, and one to hurry is put off where the
 * certificate before was renewed in a hurry lately.
 * @param chance from 0 to 1, drawn once for a certificate.
 */
export function renewWhen(lifetime: Lifetime, chance: number): number {
  return suggestedMoment(lifetime, chance) ?? plannedMoment(lifetime, chance);
}

/** A moment drawn from what the authority suggests; null where it suggests nothing that makes sense. */
export function suggestedMoment({ notBefore, notAfter, suggested, hurriedAt = null }: Lifetime, chance: number): number | null {
  if (!suggested || !isSensible(suggested, notAfter - (notAfter - notBefore) * LEAST_LEFT)) return null;
  const moment = Math.round(suggested.start + (suggested.end - suggested.start) * chance);
  if (hurriedAt === null || !isHurried({ notBefore, notAfter }, moment)) return moment;
  return Math.min(plannedMoment({ notBefore, notAfter }, chance), Math.max(moment, hurriedAt + BETWEEN_HURRIES_MS));
}

function plannedMoment({ notBefore, notAfter }: Lifetime, chance: number): number {
  return Math.round(notAfter - (notAfter - notBefore) * (LEFT + SPREAD * chance));
}

/** Whether a certificate that is renewed at a moment has hardly been used. */
export function isHurried({ notBefore, notAfter }: Pick<Lifetime, "notBefore" | "notAfter">, at: number): boolean {
  return at < notBefore + (notAfter - notBefore) * HURRIED;
}

function isSensible({ start, end }: { readonly start: number; readonly end: number }, latest: number): boolean {
  return Number.isFinite(start) && Number.isFinite(end) && start < end && end <= latest;
}

/** From 0 to 1, the same for a certificate whenever it is asked for: its moment is drawn once. */
export function chanceOf(name: string): number {
  return Number.parseInt(name.slice(0, 8), 16) / 2 ** 32;
}
