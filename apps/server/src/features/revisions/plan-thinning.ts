/** What of a revision decides whether it stays. */
export interface Thinnable {
  readonly seq: number;
  readonly createdAt: Date;
  readonly name: string | null;
  readonly publishedAt: Date | null;
  /** What is kept of it. */
  readonly bytes: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long all stay, how long the last of each hour does, and the last of each day. */
export const ALL_MS = DAY_MS;
export const HOURLY_MS = 7 * DAY_MS;
export const DAILY_MS = 90 * DAY_MS;

/** What the history of a page may be before the oldest that nobody asked for give way, whatever their age. */
export const MOST_REVISIONS = 2_000;
export const MOST_BYTES = 64_000_000;

/**
 * The revisions of a page (oldest first) that are to go. Those with a name or that visitors were given stay, and so does
 * the newest; of all others, which came by themselves, the older they are the fewer.
 */
export function planThinning(rows: readonly Thinnable[], now: number): number[] {
  const gone = new Set<number>();
  const newest = rows.at(-1)?.seq;
  const mayGo = ({ seq, name, publishedAt }: Thinnable): boolean => seq !== newest && name === null && publishedAt === null;
  const taken = new Set<string>();
  for (const row of rows.toReversed()) {
    const at = row.createdAt.getTime();
    const age = now - at;
    if (age < ALL_MS) continue;
    const span = age < HOURLY_MS ? HOUR_MS : DAY_MS;
    const place = `${span} ${Math.floor(at / span)}`;
    if (mayGo(row) && (age >= DAILY_MS || taken.has(place))) gone.add(row.seq);
    taken.add(place);
  }
  const left = rows.filter(({ seq }) => !gone.has(seq));
  let [count, bytes] = [left.length, left.reduce((sum, row) => sum + row.bytes, 0)];
  for (const row of left) {
    if (count <= MOST_REVISIONS && bytes <= MOST_BYTES) break;
    if (!mayGo(row)) continue;
    gone.add(row.seq);
    count -= 1;
    bytes -= row.bytes;
  }
  return rows.map(({ seq }) => seq).filter((seq) => gone.has(seq));
}
