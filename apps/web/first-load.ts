import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@vitrine/document";
import type { Plugin, Rolldown } from "vite";
import { KIND_WORDS } from "./kind-words-module.ts";

interface Load {
  /** The modules that are asked for by then. */
  readonly modules: readonly string[];
  /** Whose words are there by then, in one language. */
  readonly words: readonly string[];
  /** Whether the words of block kinds are there too: in one language, and with what comes later their names in all. */
  readonly hasKinds?: boolean;
  /** Counts what these modules fetch later too. */
  readonly later?: RegExp;
  /** What it may take, script and words, gzip, in bytes. */
  readonly budget: number;
  /** In how many files it may come; without it, in any number. */
  readonly mostFiles?: number;
}

const EDITOR = {
  modules: ["features/pages/editor/builder-screen.tsx", "builder/canvas/page/canvas-main.tsx"],
  words: ["ui", "shell", "editor", "builder"],
  hasKinds: true,
};

/** What a browser loads before the first picture of a screen that somebody may see first, and for the page editor. */
const LOADS: Readonly<Record<string, Load>> = {
  "/login": { modules: ["features/sessions/log-in/log-in-screen.tsx"], words: ["ui", "shell", "sessions"], budget: 150_000 },
  "/signup": { modules: ["features/sessions/sign-up/sign-up-screen.tsx"], words: ["ui", "shell", "sessions"], budget: 150_000 },
  "/": {
    modules: ["features/home/home-screen.tsx", "shell/navigation/with-navigation.tsx"],
    words: ["ui", "shell", "home", "billing", "status"],
    budget: 150_000,
  },
  "the editor opened": { ...EDITOR, budget: 244_300, mostFiles: 28 },
  "the editor opened with rarer blocks": {
    ...EDITOR,
    modules: [...EDITOR.modules, "virtual:all-rare-views"],
    budget: 259_000,
    mostFiles: 30,
  },
  "the editor with all its parts": {
    ...EDITOR,
    modules: [...EDITOR.modules, "builder/review/review-worker.ts"],
    words: [...EDITOR.words, "guide", "library", "page-settings", "publish", "review", "sections"],
    // Words count in one language, by their names.
    later: /\/apps\/web\/src\/builder\/(?!.*messages\/)|virtual:(?:all-brand-marks|all-rare-views|all-kind-parts|editor-parts|page-zod)/,
    budget: 602_500,
    mostFiles: 68,
  },
};

/** Where words are that are no slice's. */
const PLACES: Readonly<Record<string, string>> = {
  ui: "ui",
  shell: "shell",
  builder: "builder",
  editor: "features/pages/editor",
  status: "features/pages/status",
  guide: "builder/guide",
  library: "builder/library",
  "page-settings": "builder/page-settings",
  publish: "builder/publish",
  review: "builder/review",
  sections: "builder/sections",
};

/** What is chosen from, not run: it comes with the dialog it is shown in, as images do. */
const CONTENT = /\/icon-set-[^/]*$/;

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === "chunk");
}

/** Every file that is there once these modules run: their own chunks, what those import, and import `later`. */
function filesFor(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[], later?: RegExp): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file) || CONTENT.test(file)) return;
    files.add(file);
    const chunk = byName.get(file);
    for (const imported of chunk?.imports ?? []) add(imported);
    for (const imported of later && chunk ? chunk.dynamicImports : []) {
      if (byName.get(imported)?.facadeModuleId?.match(later ?? "")) add(imported);
    }
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/apps/web/src/${module}`) || id === `\0${module}`));
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
 * Adds up, by what imports what, each load's script and words in the language that needs most; keeps the sums and what
 * they may be beside the build for who wants to know, and fails it where one is over its budget.
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
      // A build that failed before has nothing to add up, and says why by itself.
      if (Object.keys(bundle).length === 0) return;
      const chunks = chunksOf(bundle);
      const sums = Object.entries(LOADS).map(([name, { modules, words, hasKinds, later, budget, mostFiles }]) => {
        const inLanguage = LANGUAGES.map((tag) => {
          const messages = words.map((place) => {
            return `${PLACES[place] ?? `features/${place}`}/messages/${tag}.json`;
          });
          if (later && hasKinds) messages.push(`builder/messages/${tag}.json?later`);
          const kindWords = later ? [tag, `${tag}/more`, "names"] : [tag];
          const files = filesFor(
            chunks,
            ["main.tsx", ...modules, ...messages, ...(hasKinds ? kindWords.map((file) => `${KIND_WORDS}/${file}`) : [])],
            later,
          );
          return { files: files.size, bytes: [...files].reduce((sum, file) => sum + sentBytes(join(folder, file)), 0) };
        });
        const most = (of: "bytes" | "files"): number => Math.max(...inLanguage.map((load) => load[of]));
        return { name, bytes: most("bytes"), budget, files: most("files"), mostFiles };
      });
      writeFileSync(join(folder, "..", "first-load.json"), JSON.stringify(sums));
      const over = sums.filter(({ bytes, budget }) => bytes > budget);
      if (over.length > 0) this.error(`loads over their budget: ${over.map(({ name, bytes }) => `${name} ${bytes}`).join(", ")}`);
      const scattered = sums.filter(({ files, mostFiles = Number.POSITIVE_INFINITY }) => files > mostFiles);
      if (scattered.length > 0) this.error(`loads in too many files: ${scattered.map(({ name, files }) => `${name} ${files}`).join(", ")}`);
    },
  };
}
