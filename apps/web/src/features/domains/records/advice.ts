import type { DomainProblemCode } from "@vitrine/contract";

/** What somebody is to do about an entry, in a sentence of the slice's words. */
export type Advice = "create" | "add" | "rename" | "replace" | "clean" | "servers" | "register";

const ADVICE: Readonly<Record<DomainProblemCode, Advice | null>> = {
  record_missing: "create",
  cname_missing: "create",
  no_domain: "register",
  doubled_name: "rename",
  wrong_place: "rename",
  text_wrong: "replace",
  cname_wrong: "replace",
  address_wrong: "replace",
  address_private: "replace",
  text_of_another: "replace",
  cname_beside_others: "clean",
  address_conflict: "clean",
  domain_in_use: "clean",
  servers_failing: "servers",
  dnssec_broken: "servers",
  timed_out: "servers",
  caa_required: "add",
  forbidden: null,
};

/** What is to be done about a problem; null where its own words are all there is to say, or a newer server knows more. */
export function adviceFor(code: string): Advice | null {
  return Object.hasOwn(ADVICE, code) ? ADVICE[code as DomainProblemCode] : null;
}
