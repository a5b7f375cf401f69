import type { DnsRecord, Domain } from "@vitrine/contract";

/** The entries of a domain by what is left to do about them. */
export interface SortedRecords {
  readonly left: readonly DnsRecord[];
  /** Those that have a certificate made before visitors come. */
  readonly ahead: readonly DnsRecord[];
  /** Not there, and not needed. */
  readonly optional: readonly DnsRecord[];
  readonly right: readonly DnsRecord[];
}

export function sortRecords(records: readonly DnsRecord[]): SortedRecords {
  const isRight = ({ state }: DnsRecord) => state === "right";
  const open = records.filter((record) => !isRight(record));
  const isAhead = ({ purpose }: DnsRecord) => purpose === "certificateAhead";
  return {
    left: open.filter(({ isRequired }) => isRequired),
    ahead: open.filter(isAhead),
    optional: open.filter((record) => !record.isRequired && !isAhead(record)),
    right: records.filter(isRight),
  };
}

/** Whether something about a domain is still to come, so that a screen with it is read again. */
export function isWaiting({ state, ssl, nextCheckAt, problem }: Domain): boolean {
  if (problem) return false;
  return state === "completed" ? ssl === "pending" : nextCheckAt !== null;
}
