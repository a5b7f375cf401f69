/** The tests that changes of some files can break, besides those that import them. */
export interface Breakable {
  /** Not to be told apart: dependencies, settings of compiler and tests. */
  readonly isEverything: boolean;
  /** Tests that no import leads to from what was changed: they run the build, or look at files. */
  readonly tests: readonly string[];
  /** Whether what was changed speaks SQL, or is spoken to by what does. */
  readonly isSql: boolean;
  /** Folders and files of browser tests. */
  readonly browser: readonly string[];
}

const EVERYTHING =
  /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|(?:vitest|playwright)\.config\.ts|scripts\/(?:build|prepare|suite)\.\w+)$/;
const SQL = /^(?:apps\/server\/src\/(?!front\/|hosting\/|attacks\/)|packages\/contract\/)/;

const PROCESSES = ["apps/server/src/process.test.ts", "apps/server/src/front/front-life.test.ts"];
const KILLED = ["apps/server/src/kill.test.ts", "apps/server/src/features/leads/drain/kill-drain.test.ts"];

/** What imports do not show, by what a path begins with or has in it. */
const TESTS: readonly (readonly [changed: RegExp, tests: readonly string[]])[] = [
  [/^apps\/server\/src\/(?:front|operator|platform\/(?:process|link|database))\//, PROCESSES],
  [/^apps\/server\/src\/(?:main|cli|run-\w+|start-app|open-slices)\.ts$/, PROCESSES],
  [/^apps\/server\/src\/platform\/(?:database|storage|journal|process)\/|\/(?:migrations|tables)\.ts$/, KILLED],
  [/^apps\/server\/src\/features\/leads\/drain\//, KILLED],
  [/^apps\/server\/src\/platform\/(?:jobs|events|database)\//, ["apps/server/src/platform/jobs/kill-jobs.test.ts"]],
  [/^apps\/server\/src\/platform\/(?:delivery|outgoing|database)\//, ["apps/server/src/platform/delivery/killed.test.ts"]],
  [/^apps\/server\/src\/platform\/journal\//, ["apps/server/src/platform/journal/kill-gather.test.ts"]],
  [/\/access\.data\.ts$|^packages\/contract\//, ["apps/server/src/access-matrix.test.ts"]],
  [/\/(?:migrations|tables|slice)\.ts$/, ["apps/server/src/platform/database/tables.test.ts", "apps/server/src/export.test.ts"]],
  [/^(?:tools|packages\/contract)\/|\/slices?\.ts$/, ["tools/slices/add-slice.test.ts"]],
  [/^(?:tools|packages\/blocks)\//, ["tools/block-kinds/add-kind.test.ts"]],
];

/** Slices whose screens are in another slice's browser tests. */
const SEEN_IN: Readonly<Record<string, readonly string[]>> = {
  audit: ["security"],
  billing: ["accounts", "admin"],
  captcha: ["sessions"],
  factors: ["security", "sessions"],
  home: ["sites", "journeys"],
  images: ["pages"],
  publishing: ["pages", "journeys"],
  templates: ["pages", "journeys"],
};

const BROWSER: readonly (readonly [changed: RegExp, tests: readonly string[]])[] = [
  [/^e2e\/support\//, ["e2e"]],
  [/^apps\/web\/src\/(?:platform|shell|ui|styles)\/|^apps\/web\/[^/]+$/, ["e2e"]],
  [/^apps\/web\/src\/builder\/|^packages\/(?:blocks|document|renderer)\//, ["e2e/pages", "e2e/journeys"]],
  [/^apps\/server\/src\/(?:front|hosting|platform)\/|^apps\/server\/src\/[^/]+\.ts$/, ["e2e/journeys"]],
  [/\/platform\/live\/|^apps\/server\/src\/front\/pass-on\//, ["e2e/leads/live.spec.ts"]],
  [/^packages\/contract\/src\/[^/]+\.ts$|^packages\/contract\/src\/(?:calls|manifest)\//, ["e2e/journeys"]],
];

const SLICE = /^(?:apps\/(?:server|web)\/src\/features|packages\/contract\/src|e2e)\/([\w-]+)\//;

/** What changed files can break; a changed test is run by itself. */
export function whatBreaks(changed: readonly string[]): Breakable {
  const tests = new Set<string>();
  const browser = new Set<string>();
  for (const path of changed) {
    if (/^e2e\/.*\.spec\.ts$/.test(path)) browser.add(path);
    // What only a test uses breaks nothing but tests, and those import it.
    if (/\.(?:test|spec)\.tsx?$/.test(path)) continue;
    for (const [pattern, names] of TESTS) if (pattern.test(path)) for (const name of names) tests.add(name);
    for (const [pattern, names] of BROWSER) if (pattern.test(path)) for (const name of names) browser.add(name);
    const [, slice = ""] = SLICE.exec(path) ?? [];
    for (const name of slice === "" ? [] : [slice, ...(SEEN_IN[slice] ?? [])]) browser.add(`e2e/${name}`);
  }
  return {
    isEverything: changed.some((path) => EVERYTHING.test(path)),
    tests: [...tests].sort(),
    isSql: changed.some((path) => SQL.test(path)),
    browser: [...browser].sort(),
  };
}
