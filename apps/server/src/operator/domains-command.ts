import { changeNameRule, changeWordRule, listRules, readRule, reportWildcardOf, type WildcardReport } from "../features/domains/index.ts";
import type { Platform } from "../platform/platform.ts";
import type { CommandResult } from "./operator-socket.ts";

const VERBS = {
  forbid: { kind: "name", isOn: true },
  allow: { kind: "name", isOn: false },
  prohibit: { kind: "word", isOn: true },
  permit: { kind: "word", isOn: false },
} as const;
type Verb = keyof typeof VERBS;

export function isDomainsCommand([first, verb = "", value, ...more]: readonly string[]): boolean {
  if (first !== "domains" || more.length > 0) return false;
  if (verb === "wildcard") return value === undefined;
  return verb === "rules" ? value === undefined : Object.hasOwn(VERBS, verb) && value !== undefined;
}

/** What the operator lets nobody connect, and what the platform's own sites are served with; `words` are a command of it. */
export async function domainsCommand(platform: Platform, [, verb, text = ""]: readonly string[]): Promise<CommandResult> {
  if (verb === "rules") return list(platform);
  if (verb === "wildcard") return wildcard(platform);
  const { kind, isOn } = VERBS[verb as Verb];
  const value = readRule(kind, text);
  if (value === null) {
    const wants = kind === "name" ? "a domain such as example.com" : "a word of 2 to 60 letters, numbers and hyphens";
    return { ok: false, output: `${wants} is needed.\n` };
  }
  if (kind === "word") {
    const isNew = await changeWordRule(platform, value, isOn);
    return isNew ? { ok: true, output: isOn ? "Prohibited from now on.\n" : "Permitted again.\n" } : alreadySo(isOn);
  }
  const count = await changeNameRule(platform, value, isOn);
  if (count === null) return alreadySo(isOn);
  return { ok: true, output: isOn ? `Forbidden; ${count} connected.\n` : `Allowed again; ${count} looked at again.\n` };
}

function alreadySo(isOn: boolean): CommandResult {
  return { ok: false, output: isOn ? "There is such a rule already.\n" : "There is no such rule. See: npm run vitrine -- domains rules\n" };
}

async function list({ database }: Platform): Promise<CommandResult> {
  const rules = await listRules(database.queries);
  if (rules.length === 0) return { ok: true, output: "Every name may be connected.\n" };
  return { ok: true, output: rules.map(({ kind, value }) => `${kind === "name" ? "forbidden " : "prohibited"}  ${value}\n`).join("") };
}

const TO_DO = {
  ready: () => "Its entries are right.",
  entry_missing: ({ askedAt, challengeName }: WildcardReport) => `To be entered: ${askedAt} CNAME ${challengeName}`,
  zone_missing: () => "The zone of challenges is not delegated: its parent needs an NS entry that leads here.",
  unanswered: () => "Name servers do not answer about its entries.",
  forbidden: () => "A CAA entry does not let the authority make it.",
} as const satisfies Record<WildcardReport["state"], (report: WildcardReport) => string>;

async function wildcard(platform: Platform): Promise<CommandResult> {
  const report = await reportWildcardOf(platform);
  if (!report) {
    const needed = "VITRINE_ACME_DIRECTORY, VITRINE_ACME_DNS_ZONE and VITRINE_HTTPS_PORT";
    return { ok: false, output: `Sites have no certificate of the platform's: that takes ${needed}, and a public domain.\n` };
  }
  const { host, state, notAfter, problem } = report;
  const until = notAfter ? `There is one until ${notAfter.toISOString()}.` : "There is none yet.";
  const lines = [`${host}: ${until}`, TO_DO[state](report), ...(problem === null ? [] : [`The authority's last answer: ${problem}.`])];
  return { ok: true, output: `${lines.join("\n")}\n` };
}
