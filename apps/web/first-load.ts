import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@vitrine/document";
import type { Plugin, Rolldown } from "vite";

/** What a browser loads before the first picture of the dashboard may take, script and words, gzip, in bytes. */
const BUDGET = 150_000;

/** Screens that somebody may see first: the modules that are asked for by then, and the words. */
const FIRST_SCREENS = {
  "/login": { modules: ["features/sessions/log-in/log-in-screen.tsx"], words: ["ui", "shell", "sessions"] },
  "/signup": { modules: ["features/sessions/sign-up/sign-up-screen.tsx"], words: ["ui", "shell", "sessions"] },
  "/": {
    modules: ["features/home/home-screen.tsx", "shell/navigation/with-navigation.tsx"],
    words: ["ui", "shell", "home", "billing", "pages", "sites"],
  },
} as const;

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

/** Every file that is there once these modules run: their own chunks, and what those import. */
function filesFor(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of byName.get(file)?.imports ?? []) add(imported);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/apps/web/src/${module}`)));
    if (!chunk) throw new Error(`no file has ${module}, which a first screen is made of`);
    add(chunk.fileName);
  }
  return files;
}

/** As the server sends it: compressed where there is such a copy. */
function sentBytes(file: string): number {
  return (statSync(`${file}.gz`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/**
 * Adds up, by what imports what, each first screen's script and words in the language that needs most; keeps the sums
 * beside the build for who wants to know, and fails it where one is over its budget.
 */
export function firstLoadBudget(): Plugin {
  let folder = "";
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: "vitrine-first-load",
    apply: "build",
    writeBundle: {
      sequential: true,
      order: "post",
      handler({ dir = "" }, written) {
        folder = dir;
        bundle = written;
      },
    },
    closeBundle() {
      const chunks = chunksOf(bundle);
      const bytes = Object.entries(FIRST_SCREENS).map(([path, { modules, words }]): [string, number] => {
        const inLanguage = LANGUAGES.map((tag) => {
          const messages = words.map(
            (place) => `${place === "ui" || place === "shell" ? place : `features/${place}`}/messages/${tag}.json`,
          );
          const files = filesFor(chunks, ["main.tsx", ...modules, ...messages]);
          return [...files].reduce((sum, file) => sum + sentBytes(join(folder, file)), 0);
        });
        return [path, Math.max(...inLanguage)];
      });
      writeFileSync(join(folder, "..", "first-load.json"), JSON.stringify(Object.fromEntries(bytes)));
      const over = bytes.filter(([, sum]) => sum > BUDGET);
      if (over.length > 0) this.error(`first load over ${BUDGET} bytes: ${over.map(([path, sum]) => `${path} ${sum}`).join(", ")}`);
    },
  };
}
