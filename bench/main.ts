import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { rolldown } from "rolldown";

/**
 * `npm run bench [-- NAME … [--against PEER,PEER]]`: measures what `docs/figures.md` lists, one JSON line a figure. Each
 * bench is a folder here, whose file of the same name exports `run`; it is bundled first, because the block kinds' views
 * are not plain TypeScript. Which peers a bench can measure in the same run, it says itself.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(folder);
process.chdir(root);

const fileOf = (name: string): string => join(folder, name, `${name}.ts`);
const names = globSync("*/", { cwd: folder })
  .map((path) => basename(path))
  .filter((name) => existsSync(fileOf(name)))
  .sort();

async function load(name: string): Promise<{ run(peers: readonly string[]): Promise<void> }> {
  const bundle = await rolldown({
    cwd: root,
    platform: "node",
    input: fileOf(name),
    external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.startsWith("@vitrine/"),
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const file = join(root, "dist", "bench", `${name}.js`);
  await bundle.write({ file, format: "esm", codeSplitting: false });
  return (await import(pathToFileURL(file).href)) as { run(peers: readonly string[]): Promise<void> };
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: "string", default: "" } } });
const peers = values.against.split(",").filter((peer) => peer !== "");
const wanted = positionals.length === 0 ? names : positionals;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}". There are: ${names.join(", ")}.`);
  process.exitCode = 2;
} else {
  for (const name of wanted) await (await load(name)).run(peers);
}
