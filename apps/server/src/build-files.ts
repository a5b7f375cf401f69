import type { BuildFiles } from "./platform/build/build-files.ts";

/** Where the build puts things, seen from `dist/server/`. */
export function buildFiles(serverFolder: URL): BuildFiles {
  return {
    databaseWorker: new URL("embedded-worker.js", serverFolder),
    compileWorker: new URL("compile-worker.js", serverFolder),
    readingWorker: new URL("reading-worker.js", serverFolder),
    databaseInitialiser: new URL("initialise.js", serverFolder),
    webFolder: new URL("../web/", serverFolder),
    imagesFolder: new URL("images/", serverFolder),
    visitorFolder: new URL("../visitor/", serverFolder),
  };
}
