import { setTimeout as wait } from "node:timers/promises";
import { buildFiles } from "../../../../build-files.ts";
import { findCertificates } from "../certificate-store.ts";
import { certificateNode, type NodeOptions } from "./certificate-node.ts";

/** What a process to be killed is started with. */
export interface ProcessSettings extends Omit<NodeOptions, "build"> {
  /** Where the build is. */
  readonly buildFolder: string;
  /** Served from now on. */
  readonly newHosts: readonly string[];
  /** Whether their visitors are still elsewhere, and authorities are led to their challenges in the DNS. */
  readonly isAhead?: boolean;
  /** Served since an earlier life. */
  readonly oldHosts: readonly string[];
}

/** What it says, each in a line. */
export interface Said {
  /** Hosts whose order an earlier life was cut off in; the work begins now. */
  readonly cutOff: readonly string[];
}

const LOOK_MS = 50;

/** A process of its own that has certificates made as a server does, until all hosts have one or it is killed. */
const { buildFolder, newHosts, oldHosts, isAhead = false, ...options } = JSON.parse(process.argv[2] ?? "{}") as ProcessSettings;
const node = await certificateNode({ ...options, build: buildFiles(new URL(buildFolder)) });
const { queries } = node.platform.database;
const before = await findCertificates(queries, oldHosts);
for (const host of newHosts) {
  await node.newDomain(host, isAhead ? [node.aheadRecord(host)] : undefined);
  await node.order(host);
}
const said: Said = { cutOff: before.filter(({ run }) => run !== null).map(({ host }) => host) };
process.stdout.write(`${JSON.stringify(said)}\n`);
node.work();
const hosts = [...oldHosts, ...newHosts];
for (;;) {
  const rows = await findCertificates(queries, hosts);
  if (rows.length === hosts.length && rows.every(({ servedName }) => servedName !== null)) break;
  await wait(LOOK_MS);
}
await node.stop();
