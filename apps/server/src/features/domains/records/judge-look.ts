import { CHALLENGE_LABEL } from "./challenge-alias.ts";
import { judgeHost, unanswered, type Verdict } from "./judge-host.ts";
import type { KeptProblem, KeptRecord } from "./kept-record.ts";
import type { Look } from "./look-at.ts";
import { type PlannedDomain, planRecords, relativeName, type Targets } from "./plan-records.ts";
import { tokensIn } from "./token.ts";

export interface Judgement {
  readonly records: readonly KeptRecord[];
  readonly zone: string;
  readonly nameservers: readonly string[];
  /** The texts of accounts that stand where this one's belongs, its own among them. */
  readonly tokens: readonly string[];
  /** Whether all that it takes to be served is there, whoever else may have a say. */
  readonly isRight: boolean;
}

/** Says of each entry what was found there and what is wrong with it. */
export function judgeLook(planned: PlannedDomain, look: Look, targets: Targets): Judgement {
  const { zone: found } = look.zone;
  const zone = found?.name ?? planned.zone;
  const plan = planRecords({ ...planned, zone }, targets);
  const of = (purpose: KeptRecord["purpose"]) => plan.filter((record) => record.purpose === purpose);
  const ownership = of("ownership").map((record) => ({ ...record, ...judgeText(record, look) }));
  const address = judgeHost(of("address"), look.host, targets);
  const otherForm = look.otherForm ? judgeHost(of("otherForm"), look.otherForm, targets) : [];
  const ahead = of("certificateAhead").flatMap((record) => judgeChallenge(record, look));
  const isGone = !found && look.zone.outcome === "no_name";
  const records = [...ownership, ...address, ...otherForm, ...judgeCaa(planned.name, zone, look), ...ahead].map((record) =>
    complete(isGone && record.state === "missing" ? { ...record, problem: { code: "no_domain" as const, values: {} } } : record, zone),
  );
  return {
    ...{ records, zone, nameservers: found?.nameservers ?? [], tokens: look.text.records.flatMap(tokensIn) },
    isRight: records.every(({ isRequired, state }) => !isRequired || state === "right"),
  };
}

/** Adds to a problem what its words name of the entry. */
function complete(record: KeptRecord, zone: string): KeptRecord {
  if (!record.problem) return record;
  const { type, host, value, name } = record;
  const doubled: Record<string, string> = record.problem.code === "doubled_name" ? { found: `${host}.${zone}` } : {};
  return { ...record, problem: { ...record.problem, values: { type, host, value, name, zone, ...doubled, ...record.problem.values } } };
}

function judgeText({ value }: KeptRecord, { text, strayTexts }: Look): Verdict {
  const found = [...text.records].slice(0, 10);
  const tokens = text.records.flatMap(tokensIn);
  if (tokens.includes(value)) return { state: "right", found, problem: null };
  const problem = unanswered(text.outcome);
  if (problem) return { state: "wrong", found, problem };
  const [other] = tokens;
  if (other !== undefined) return { state: "wrong", found, problem: { code: "text_of_another", values: { found: other } } };
  if (found.length > 0)
    return { state: "wrong", found, problem: { code: "text_wrong", values: { found: found.join(", ").slice(0, 300) } } };
  const stray = strayTexts.find(({ texts }) => texts.flatMap(tokensIn).includes(value));
  const [doubled] = strayTexts;
  if (!stray) return { state: "missing", found: [], problem: { code: "record_missing", values: {} } };
  const code: KeptProblem["code"] = stray === doubled ? "doubled_name" : "wrong_place";
  return { state: "wrong", found: [], problem: { code, values: { found: stray.host } } };
}

/** An entry that nobody has to make is not asked for where it would lead nowhere. */
function judgeChallenge(record: KeptRecord, { challenges }: Look): KeptRecord[] {
  const look = challenges?.find(({ host }) => record.host === `${CHALLENGE_LABEL}.${host}`);
  if (!look) return [];
  const { records: found, outcome } = look.cname;
  const judged = ((): Verdict => {
    if (found.includes(record.value)) return { state: "right", found: [...found], problem: null };
    const problem = unanswered(outcome);
    if (problem) return { state: "wrong", found: [], problem };
    if (found.length > 0)
      return { state: "wrong", found: found.slice(0, 10), problem: { code: "cname_wrong", values: { found: found.join(", ") } } };
    if (look.doubled.includes(record.value)) return { state: "wrong", found: [], problem: { code: "doubled_name", values: {} } };
    return { state: "missing", found: [], problem: { code: "record_missing", values: {} } };
  })();
  return [{ ...record, ...judged }];
}

/** An entry is asked for where others keep the authority from making a certificate. */
function judgeCaa(name: string, zone: string, { caa, host }: Look): KeptRecord[] {
  // Where nothing is answered, it is said of the entries that are asked for.
  if (!caa || caa.verdict === "allowed" || unanswered(host.a.outcome)) return [];
  const record = {
    type: "CAA",
    host: caa.host,
    name: relativeName(caa.host, zone),
    value: `0 issue "${caa.issuers.names[0]}"`,
    purpose: "certificate",
    isRequired: caa.issuers.isSure,
  } as const;
  if (caa.verdict === "unanswered") {
    return [
      {
        ...record,
        host: name,
        name: relativeName(name, zone),
        state: "wrong",
        found: [],
        problem: unanswered(caa.outcome),
      },
    ];
  }
  const found = caa.allowed.join(", ") || "–";
  return [{ ...record, state: "missing", found: [...caa.allowed], problem: { code: "caa_required", values: { found } } }];
}
