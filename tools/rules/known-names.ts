import type { Finding, SourceFile } from "../source-files.ts";
import type { SliceTable } from "./slices.ts";
import { PACKAGES } from "./who-may-use-whom.ts";

/** The parts of each app that walls stand between; a folder beside them would stand outside of every wall. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  server: ["attacks", "features", "front", "hosting", "operator", "platform", "testing"],
  web: ["builder", "features", "platform", "shell", "styles", "testing", "ui"],
};

/** Folders of browser tests that belong to no slice: what goes through several, and what tests stand on. */
const E2E_PARTS = ["journeys", "support"];

const ON_A_SIDE = /^apps\/[^/]+\/src\/features\/([^/]+)\//;

/** Every name that stands in a folder or a table is one that a rule knows, and every rule's name is there. */
export function nameRules(files: readonly SourceFile[], table: SliceTable): Finding[] {
  return [...unknownFolders(files, table), ...slicesWithoutFolder(files, table), ...packageFindings(files)];
}

function unknownFolders(files: readonly SourceFile[], table: SliceTable): Finding[] {
  const findings = new Map<string, string>();
  for (const { path } of files) {
    const [, app, part] = /^apps\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(path) ?? [];
    if (app !== undefined && !Object.hasOwn(PARTS, app))
      findings.set(`apps/${app}`, "no rule knows this app: say in tools/rules/known-names.ts what it is made of");
    else if (app !== undefined && part !== undefined && !PARTS[app]?.includes(part))
      findings.set(
        `apps/${app}/src/${part}`,
        `no rule knows this folder: put it into ${PARTS[app]?.join(", ")}, or give it walls in tools/rules`,
      );
    const [, inner] = /^e2e\/([^/]+)\//.exec(path) ?? [];
    if (inner !== undefined && !Object.hasOwn(table, inner) && !E2E_PARTS.includes(inner))
      findings.set(
        `e2e/${inner}`,
        `there is no slice "${inner}" in tools/slices.json; a folder of e2e bears a slice's name, or is ${E2E_PARTS.join(" or ")}`,
      );
  }
  return [...findings].map(([path, message]) => ({ path, message }));
}

function slicesWithoutFolder(files: readonly SourceFile[], table: SliceTable): Finding[] {
  const there = new Set(files.flatMap(({ path }) => ON_A_SIDE.exec(path)?.[1] ?? []));
  const say = (message: string): Finding => ({ path: "tools/slices.json", message });
  return [
    ...Object.keys(table)
      .filter((slice) => !there.has(slice))
      .map((slice) => say(`no app has a slice "${slice}": take the row out, or write the name as its folder does`)),
    ...Object.entries(table).flatMap(([slice, siblings]) =>
      siblings.filter((sibling) => !Object.hasOwn(table, sibling)).map((sibling) => say(`${slice} may use "${sibling}", which has no row`)),
    ),
  ];
}

function packageFindings(files: readonly SourceFile[]): Finding[] {
  const there = new Set(files.flatMap(({ path }) => /^packages\/([^/]+)\//.exec(path)?.[1] ?? []));
  const used = new Set(
    files.flatMap(({ path, imports }) => {
      const [, from] = /^packages\/([^/]+)\/src\//.exec(path) ?? [];
      return imports.map(({ specifier }) => `${from} ${/^@vitrine\/([^/]+)/.exec(specifier)?.[1]}`);
    }),
  );
  const say = (name: string, message: string): Finding => ({ path: `packages/${name}`, message });
  const table = "tools/rules/who-may-use-whom.ts";
  return [
    ...[...there]
      .filter((name) => !Object.hasOwn(PACKAGES, name))
      .map((name) => say(name, `no rule knows this package: say in ${table} what it may use`)),
    ...Object.keys(PACKAGES)
      .filter((name) => !there.has(name))
      .map((name) => say(name, `there is no such package: take it out of ${table}`)),
    ...Object.entries(PACKAGES).flatMap(([name, others]) =>
      others
        .filter((other) => there.has(name) && !used.has(`${name} ${other}`))
        .map((other) => say(name, `does not use ${other}: take the edge out of ${table}`)),
    ),
  ];
}
