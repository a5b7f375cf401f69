import type { Finding, SourceFile } from "../source-files.ts";

/** Which packages of ours each package may use. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  document: [],
  blocks: ["document"],
  renderer: ["document", "blocks"],
  checks: ["document", "blocks"],
  contract: ["document"],
};

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes("/testing/");
}

function packageOf(path: string): string | null {
  return /^packages\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** The walls between packages, apps and planes. */
export function whoMayUseWhom(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const file of files) {
    for (const { specifier, target } of file.imports) {
      // Message files are read for the types of their keys.
      const message = target === null || target.endsWith(".json") ? null : wall(file.path, specifier, target);
      if (message !== null) findings.push({ path: file.path, message: `imports ${specifier}: ${message}` });
    }
  }
  return findings;
}

function wall(path: string, specifier: string, target: string): string | null {
  if (target.includes("#") && !(target.endsWith("#/testing") && isTest(path))) {
    return "a package has one door, and one for tests; export what you need from its index.ts";
  }
  const from = packageOf(path);
  const to = packageOf(target);
  if (to !== null && from !== to && specifier.startsWith(".")) return "use the package's name, not a path into it";
  if (from !== null && target.startsWith("apps/")) return "a package may not know an app; pass what it needs as an argument";
  if (from !== null && to !== null && from !== to && !isTest(path) && !PACKAGES[from]?.includes(to)) {
    return `packages/${from} may use ${PACKAGES[from]?.join(", ") || "no package of ours"}; move the code, or change the table with a decision record`;
  }
  if (path.startsWith("apps/web/") && target.startsWith("apps/server/"))
    return "the web never sees server code; put the shape into packages/contract";
  if (path.startsWith("apps/server/") && target.startsWith("apps/web/")) return "the server never sees web code";
  return isTest(path) ? null : planes(path, target);
}

const SERVER = "apps/server/src/";

function planes(path: string, target: string): string | null {
  if (path.startsWith(`${SERVER}hosting/`) || path.startsWith(`${SERVER}front/`)) {
    if (target.startsWith(`${SERVER}features/`)) return "the visitor plane outlives the dashboard: it reads manifests, never features";
    if (/^apps\/server\/src\/(?:platform\/(?:database|mail|outgoing|journal\/drain)|operator)\//.test(target))
      return "the front runs without what the application stands on; put what it needs into the manifest";
    if (/^packages\/(?:blocks|renderer)\//.test(target))
      return "the front loads no block: what a page needs of one is in the manifest, as it was published";
  }
  if (path.startsWith(`${SERVER}hosting/`) && target.startsWith(`${SERVER}front/`))
    return "the visitor plane is handed requests; it does not know who listens";
  if (path.startsWith(`${SERVER}features/`) && /^apps\/server\/src\/(?:hosting|front)\//.test(target))
    return "features write what hosting reads; they don't call it";
  if (path.startsWith(`${SERVER}platform/`) && /^apps\/server\/src\/(?:features|hosting|front|operator)\//.test(target)) {
    return "the platform knows no slice; take what you need as an argument";
  }
  if (path.startsWith("apps/web/src/builder/") && target.startsWith("apps/web/src/features/"))
    return "the builder knows no slice; take it through BuilderProps";
  if (/^apps\/web\/src\/(?:ui|platform)\//.test(path) && /^apps\/web\/src\/(?:features|builder|shell)\//.test(target)) {
    return "shared web code may not know its users";
  }
  return null;
}
