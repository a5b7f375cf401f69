import type { DnsOutcome } from "../../../platform/dns/dns-reply.ts";
import { isPublicAddress } from "../../../platform/outgoing/is-public-address.ts";
import type { KeptProblem, KeptRecord } from "./kept-record.ts";
import type { HostLook } from "./look-at.ts";
import type { Targets } from "./plan-records.ts";

/** Shown of what was found: enough to be recognised. */
const MOST_SHOWN = 10;

/** The problem of a question that was not answered; null for one that was. */
export function unanswered(outcome: DnsOutcome): KeptProblem | null {
  if (outcome === "failed") return { code: "servers_failing", values: {} };
  if (outcome === "broken") return { code: "dnssec_broken", values: {} };
  return outcome === "silent" ? { code: "timed_out", values: {} } : null;
}

/** What an entry is found to be. */
export type Verdict = Pick<KeptRecord, "state" | "found" | "problem">;

const RIGHT = (found: readonly string[]): Verdict => ({ state: "right", found: [...found], problem: null });
const WRONG = (found: readonly string[], code: KeptProblem["code"], values: KeptProblem["values"] = {}): Verdict => ({
  ...{ state: "wrong", found: [...found].slice(0, MOST_SHOWN) },
  problem: { code, values: { found: [...found].slice(0, MOST_SHOWN).join(", "), ...values } },
});
const MISSING = (problem: KeptProblem): Verdict => ({ state: "missing", found: [], problem });

/** Judges the entries that are to lead a name here: addresses, or one alias, whichever was asked for. */
export function judgeHost(records: readonly KeptRecord[], look: HostLook, targets: Targets): KeptRecord[] {
  const whole = judgeWhole(look, targets);
  const found = new Set([...look.a.records, ...look.aaaa.records]);
  const [first] = records;
  return records.map((record) => {
    if (whole.state === "right") {
      const isThere = record.type === "CNAME" || found.has(record.value) || leadsByAlias(look, targets);
      // One address that leads here is enough; the others are offered.
      return isThere
        ? { ...record, ...RIGHT(whole.found) }
        : { ...record, isRequired: false, ...MISSING({ code: "record_missing", values: {} }) };
    }
    const isOurs = whole.problem?.code === "address_conflict" && record !== first && found.has(record.value);
    if (isOurs) return { ...record, ...RIGHT([record.value]) };
    if (whole.state === "missing" && record.type !== "CNAME" && whole.problem?.code === "cname_missing") {
      return { ...record, ...MISSING({ code: "record_missing", values: {} }) };
    }
    return { ...record, ...whole };
  });
}

/** Names that lead here by their own entries, whatever the addresses are. */
function leadsByAlias({ a, aaaa, cname }: HostLook, { alias, sitesDomain }: Targets): boolean {
  if (alias === null) return false;
  return [...cname.records, ...a.aliases, ...aaaa.aliases].some((name) => name === sitesDomain || name.endsWith(`.${sitesDomain}`));
}

function judgeWhole(look: HostLook, targets: Targets): Verdict {
  const { a, aaaa, cname, doubled } = look;
  const addresses = [...a.records, ...aaaa.records];
  const [alias] = cname.records;
  const beside =
    alias === undefined ? [] : [...(a.aliases.length === 0 ? a.records : []), ...(aaaa.aliases.length === 0 ? aaaa.records : [])];
  if (beside.length > 0) return WRONG(beside, "cname_beside_others");
  if (leadsByAlias(look, targets)) return RIGHT([alias ?? a.aliases[0] ?? targets.alias ?? ""]);
  for (const { outcome } of [a, aaaa]) {
    const problem = unanswered(outcome);
    if (problem) return { state: "wrong", found: addresses, problem };
  }
  const ours = addresses.filter((address) => targets.addresses.includes(address));
  const others = addresses.filter((address) => !targets.addresses.includes(address));
  if (ours.length > 0) return others.length === 0 ? RIGHT(ours) : WRONG(others, "address_conflict");
  if (alias !== undefined) return WRONG([alias], "cname_wrong");
  if (others.length > 0) return WRONG(others, others.every((address) => !isPublicAddress(address)) ? "address_private" : "address_wrong");
  if (doubled.length > 0) return { state: "wrong", found: doubled.slice(0, MOST_SHOWN), problem: { code: "doubled_name", values: {} } };
  return MISSING({ code: "cname_missing", values: {} });
}
