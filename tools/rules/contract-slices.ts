import type { Finding, SourceFile } from "../source-files.ts";
import type { SliceTable } from "./slices.ts";

const CONTRACT = "packages/contract/src/";
const LIST = `${CONTRACT}slices.ts`;

/** Of a slice's folder in the contract: what it brings is in `slice.ts`, and what the apps use of it goes through `index.ts`. */
const DOOR = /^packages\/contract\/src\/(?!calls\/)([^/]+)\/(?:slice|index)\.ts$/;

/** A slice of the contract bears the name of its folder, and is known to the one list and to nobody else. */
export function contractSliceRules(files: readonly SourceFile[], table: SliceTable): Finding[] {
  const findings: Finding[] = [];
  const listed = new Set(files.find(({ path }) => path === LIST)?.imports.map(({ target }) => target));
  for (const { path, text, imports } of files.filter((file) => file.path.startsWith(CONTRACT))) {
    const slice = DOOR.exec(path)?.[1];
    if (slice !== undefined && !listed.has(path))
      findings.push({ path, message: `list it in ${LIST}: the contract does not have it otherwise` });
    if (slice !== undefined && path.endsWith("/slice.ts") && !text.includes(`name: "${slice}"`))
      findings.push({ path, message: `its folder is ${slice}: that is its name, here and on the other sides` });
    if (slice !== undefined && !Object.hasOwn(table, slice))
      findings.push({
        path,
        message: `there is no slice "${slice}" in tools/slices.json; add it there, or find the slice this belongs to`,
      });
    if (path === LIST) continue;
    for (const { specifier, target } of imports.filter(({ target }) => DOOR.test(target ?? "")))
      findings.push({
        path,
        message: `imports ${specifier}: only ${LIST} does; take the file of ${target?.split("/").at(-2)} that says what is needed`,
      });
  }
  return findings;
}
