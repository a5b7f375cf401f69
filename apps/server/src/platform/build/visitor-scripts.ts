import { existsSync, readFileSync } from "node:fs";
import type { SettingScript } from "@vitrine/renderer";

/** The behaviour of block kinds for visitors, as built: one script a kind. */
export interface VisitorScripts {
  /** One script for all the kinds of a page; the empty string for none. */
  bundle(kinds: readonly string[]): string;
  /** The script that follows a page's rules of display. */
  displayScript(): string;
  /** The script that lets blocks come in. */
  entranceScript(): string;
  /** The script that marks what the address names. */
  namedScript(): string;
  /** A script that a page's settings bring. */
  settingScript(name: SettingScript): string;
}

/** Code of the page's owner may have moved what a script needs: that one fails, is told of, and holds up no other kind. */
const byItself = (script: string): string => `try{${script}\n}catch(e){setTimeout(()=>{throw e})}`;

/** Reads scripts from the build's folder, each once. */
export function visitorScripts(folder: URL): VisitorScripts {
  const read = new Map<string, string>();
  const scriptOf = (kind: string): string => {
    const known = read.get(kind);
    if (known !== undefined) return known;
    const file = new URL(`${kind}.js`, folder);
    if (!existsSync(file)) throw new Error(`there is no visitor script for ${kind} in ${folder.pathname}: build first`);
    const script = readFileSync(file, "utf8").trim();
    read.set(kind, script);
    return script;
  };
  return {
    bundle: (kinds) => {
      const all = [...kinds].sort().map(scriptOf);
      return all.length > 1 ? all.map(byItself).join("\n") : all.join("");
    },
    displayScript: () => scriptOf("display"),
    entranceScript: () => scriptOf("entrance"),
    namedScript: () => scriptOf("named"),
    settingScript: scriptOf,
  };
}
