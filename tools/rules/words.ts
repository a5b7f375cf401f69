import type { Finding, SourceFile } from "../source-files.ts";

const MOST_LINES = 400;
const VAGUE = /(?:^|[-/])(?:utils?|helpers?|common|misc|manager|shared)(?:[-./]|$)/;

/** What a file may be called, how long it may be, and what may not stand in it. */
export function wordRules(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const findings: Finding[] = [];
    const say = (message: string) => findings.push({ path, message });
    const lines = text.split("\n").length;
    if (lines > MOST_LINES && !path.includes(".data."))
      say(`${lines} lines; at most ${MOST_LINES}: one operation a file, tables of data in *.data.ts`);
    if (VAGUE.test(path)) say("name the file after what it exports, not after how it is used");
    if (/\b(?:TODO|FIXME|XXX)\b/.test(text) && !path.startsWith("tools/")) say("finish it, or leave it out and say so in the docs");
    if (/@ts-(?:ignore|expect-error|nocheck)|biome-ignore/.test(text) && !path.startsWith("tools/"))
      say("mend the cause instead of silencing the check");
    if (path.startsWith("apps/server/") && /\bAsyncLocalStorage\b/.test(text))
      say("who asks is an argument: hand on the request context, or what is needed of it");
    if (
      /^packages\/(?:document|renderer|contract)\//.test(path) &&
      !/(?:\.test\.tsx?|\/client\.ts)$/.test(path) &&
      /\bDate\.now\(|\bMath\.random\(|new Date\(\)/.test(text)
    ) {
      say("time and chance are arguments here");
    }
    return findings;
  });
}

/** SQL and tables stay with their owner: only `*-store.ts`, `tables.ts` and migrations speak of them. */
export function storeRules(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, imports }) => {
    const inFeatures = /^apps\/server\/src\/features\//.test(path);
    const mayQuery = /(?:-store|\/tables|\/migrations)(?:\.test)?\.ts$/.test(path) || /\.test\.ts$/.test(path);
    if (!inFeatures || mayQuery) return [];
    return imports
      .filter(({ specifier }) => specifier.startsWith("drizzle-orm") || /\/tables\.ts$/.test(specifier))
      .map(({ specifier }) => ({ path, message: `imports ${specifier}: SQL lives in the slice's *-store.ts` }));
  });
}
