import type { DnsRecord, DomainProblemCode } from "@vitrine/contract";

/** A record as it is kept: words for what is wrong with it are found when it is shown, in the language of who looks. */
export type KeptRecord = Omit<DnsRecord, "problem"> & {
  readonly problem: { readonly code: DomainProblemCode; readonly values: Readonly<Record<string, string>> } | null;
};

/** What is wrong: the words come with its values when it is shown. */
export type KeptProblem = NonNullable<KeptRecord["problem"]>;
