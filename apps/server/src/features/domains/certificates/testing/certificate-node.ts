import type { BuildFiles } from "../../../../platform/build/build-files.ts";
import { type Clock, systemClock } from "../../../../platform/clock.ts";
import { readConfig } from "../../../../platform/config.ts";
import { nameServers } from "../../../../platform/dns/name-servers.ts";
import { openResolver } from "../../../../platform/dns/resolver.ts";
import type { Log } from "../../../../platform/log.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { openPlatform } from "../../../../start-app.ts";
import { createAccount, findAccountByEmail } from "../../../accounts/index.ts";
import { insertDomain } from "../../domain-store.ts";
import { CHALLENGE_LABEL, challengeAlias } from "../../records/challenge-alias.ts";
import type { KeptRecord } from "../../records/kept-record.ts";
import { type Authority, openAuthority } from "../account/authority.ts";
import { orderCertificate } from "../certificate-queue.ts";
import { type CertificateTools, makeCertificate } from "../make-certificate.ts";
import { certificateWorkers } from "../work-on-certificates.ts";
import { insertTestSite } from "./site-store.ts";

/** A server without its front and its calls, on an authority, with a clock that a test may move. */
export interface CertificateNode {
  readonly platform: Platform;
  readonly authority: Authority;
  readonly clock: Clock & { pass(ms: number): void };
  readonly logged: { readonly event: string; readonly details: unknown }[];
  /** A domain whose entries are right, with its site; with some of its own, one whose visitors are elsewhere, and that is had. */
  newDomain(name: string, records?: readonly KeptRecord[]): Promise<string>;
  /** The entry by which authorities are led to a host's challenges. */
  aheadRecord(host: string): KeptRecord;
  /** Says that a host is served from now on, as who looks at entries does. */
  order(host: string): Promise<void>;
  /** Does what is to be done about a host, here and now. */
  make(host: string, tools?: Partial<CertificateTools>): Promise<void>;
  /** Begins to do jobs, until the node stops or it is stopped. */
  work(tools?: Partial<CertificateTools>): { stop(): Promise<void> };
  stop(): Promise<void>;
}

export interface NodeOptions {
  readonly build: BuildFiles;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly directory: string;
  readonly extraCa?: string | undefined;
  /** Where it says that it speaks HTTPS; nowhere unless given. */
  readonly httpsPort?: number;
  /** More settings, by their names. */
  readonly env?: Readonly<Record<string, string>>;
  /** By how many milliseconds its clock is ahead. */
  readonly aheadMs?: number;
}

const EMAIL = "ana@example.com";

export async function certificateNode(options: NodeOptions): Promise<CertificateNode> {
  const { build, dataFolder, databaseUrl, directory, extraCa, httpsPort, env = {}, aheadMs = 0 } = options;
  const config = readConfig({
    ...{ VITRINE_DATA: dataFolder, DATABASE_URL: databaseUrl, PUBLIC_URL: "https://painel.example" },
    ...{ VITRINE_ACME_DIRECTORY: directory, VITRINE_ACME_CA: extraCa, VITRINE_HTTPS_PORT: httpsPort?.toString() },
    ...env,
  });
  let passed = aheadMs;
  const clock = {
    now: () => systemClock.now() + passed,
    id: systemClock.id,
    pass(ms: number) {
      passed += ms;
    },
  };
  const logged: { event: string; details: unknown }[] = [];
  const log: Log = (_level, event, details) => void logged.push({ event, details });
  const platform = await openPlatform({ config, clock, log, build, version: "test" });
  const authority = await openAuthority(platform);
  if (!authority) throw new Error("there is no authority");
  const resolver = openResolver({ servers: nameServers(config.dnsServers) });
  const engines: { stop(): Promise<void> }[] = [];
  const account =
    (await findAccountByEmail(platform.database.queries, EMAIL)) ??
    (await createAccount(platform, {
      ...{ name: "Ana Souza", email: EMAIL, password: "Segredo#2026", language: "pt" as const },
      plan: { name: "trial", startAt: new Date(0), renewalDate: null },
    }));
  return {
    platform,
    authority,
    clock,
    logged,
    aheadRecord: (host) => {
      const value = challengeAlias(platform, host, "t") ?? "";
      const [type, at] = ["CNAME" as const, `${CHALLENGE_LABEL}.${host}`];
      const found = { isRequired: false, state: "right" as const, found: [value], problem: null };
      return { type, host: at, name: CHALLENGE_LABEL, value, purpose: "certificateAhead", ...found };
    },
    async newDomain(name, records) {
      const { queries } = platform.database;
      const now = new Date(clock.now());
      const site = { id: clock.id("site"), name: `site-${name.replaceAll(".", "-")}` };
      await insertTestSite(queries, { ...site, accountId: account.id, domain: name, at: now });
      const row = {
        ...{ id: clock.id("domain"), accountId: account.id, siteId: site.id, name, token: "t", ownedAt: now },
        ...{ state: records ? ("pending" as const) : ("completed" as const), completedAt: records ? null : now, records: records ?? [] },
        ...{ hasCertificate: false, nameservers: [], attempts: 0, checkedAt: now, nextCheckAt: null, createdAt: now },
        ...{ zone: name, isForbidden: false, round: 0, askedAt: now },
        ...{ purpose: "pages" as const, removingAt: null, unnamedAt: null },
      };
      await insertDomain(queries, row);
      return row.id;
    },
    order: (host) => platform.database.transaction((queries) => orderCertificate(platform, queries, host)),
    make: (host, tools = {}) => makeCertificate(platform, { authority, ...tools }, host, new AbortController().signal),
    work(tools = {}) {
      const engine = platform.jobs.work(certificateWorkers(platform, { authority, resolver }, tools));
      engines.push(engine);
      return engine;
    },
    async stop() {
      await Promise.all(engines.map((engine) => engine.stop()));
      await authority.acme.stop();
      await platform.outgoing.stop();
      await platform.mail.stop();
      await platform.live.stop();
      await platform.database.stop();
    },
  };
}
