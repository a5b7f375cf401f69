/** A record that says which authorities may make certificates for a name (RFC 8659). */
export interface CaaRecord {
  /** Whoever does not know the tag must not make any. */
  readonly isCritical: boolean;
  /** In small letters: `issue`, `issuewild`, `iodef`, or what came since. */
  readonly tag: string;
  readonly value: string;
}

/** What is found of each type: addresses, names in small letters without a dot at their end, texts whose pieces are joined. */
export interface DnsData {
  readonly A: string;
  readonly AAAA: string;
  readonly CNAME: string;
  readonly NS: string;
  readonly TXT: string;
  readonly CAA: CaaRecord;
}
export type DnsType = keyof DnsData;

/**
 * What became of a question. `found` · `none`: the name is there, without such a record · `no_name`: there is no such name ·
 * `failed`: name servers answered that they cannot · `broken`: there is an answer, but its DNSSEC signatures do not hold ·
 * `silent`: nobody answered in time.
 */
export type DnsOutcome = "found" | "none" | "no_name" | "failed" | "broken" | "silent";

export interface DnsReply<Data> {
  readonly outcome: DnsOutcome;
  readonly records: readonly Data[];
  /** The names that it led on to, in this order; what was found stands under the last. */
  readonly aliases: readonly string[];
}
