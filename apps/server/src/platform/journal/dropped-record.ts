/** What a gathered journal says of entries that it could not take: figures made of it can be honest about it. */
export interface DroppedRecord {
  readonly kind: "dropped";
  readonly count: number;
  /** When the first and the last of them came, in milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

/** The furthest moment there is a day for, in milliseconds. */
const MOST_TIME = Date.UTC(9999, 11, 31);

/** Whether a record of a gathered journal tells of others; no entry of any kind calls itself `dropped`. */
export function isDroppedRecord(record: unknown): record is DroppedRecord {
  const { kind, count, from, until } = (record ?? {}) as Partial<DroppedRecord>;
  const isUpTo = (number: unknown, most: number): boolean => Number.isSafeInteger(number) && Number(number) >= 0 && Number(number) <= most;
  return kind === "dropped" && isUpTo(count, Number.MAX_SAFE_INTEGER) && isUpTo(from, MOST_TIME) && isUpTo(until, MOST_TIME);
}

/** Several of them as one. */
export function joinDropped(one: DroppedRecord | null, other: DroppedRecord): DroppedRecord {
  if (!one) return other;
  const [from, until] = [Math.min(one.from, other.from), Math.max(one.until, other.until)];
  return { kind: "dropped", count: one.count + other.count, from, until };
}
