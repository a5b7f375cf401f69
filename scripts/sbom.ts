import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `npm run sbom`: everything that ships, with versions, hashes and licences, as CycloneDX 1.5 beside the build. It is
 * read from the lock file, so it needs no network.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = process.env.VITRINE_DIST ?? join(root, "dist");

interface Bom {
  metadata: { component: { name: string } };
  readonly components: readonly { readonly licenses?: readonly unknown[] }[];
}

const words = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--omit", "dev"];
const { status, stdout, stderr } = spawnSync("npm", words, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
if (status === 0) {
  const bom = JSON.parse(stdout) as Bom;
  // npm names the product after the folder it lies in.
  bom.metadata.component.name = (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { name: string }).name;
  mkdirSync(dist, { recursive: true });
  const file = join(dist, "sbom.json");
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  const unnamed = bom.components.filter(({ licenses }) => !licenses?.length).length;
  console.log(`${bom.components.length} components, ${unnamed} of them without a licence of their own: ${file}`);
} else {
  console.error(stderr || "npm could not be started");
  process.exitCode = 1;
}
