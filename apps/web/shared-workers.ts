import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const WORKER = /new URL\("(\.\/[\w-]+-worker\.ts)", import\.meta\.url\)/g;

/**
 * Builds module workers of these files as parts of the one build, so that they load the very files that the window has
 * loaded already. By itself Vite makes a build of its own of each worker, with everything it imports once more in it.
 */
export function sharedWorkers(files: RegExp): Plugin {
  return {
    name: "vitrine-shared-workers",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: files },
      handler(code, id) {
        return code.replace(WORKER, (_, file: string) => {
          const reference = this.emitFile({ type: "chunk", id: join(dirname(id), file) });
          return `import.meta.ROLLUP_FILE_URL_${reference}`;
        });
      },
    },
  };
}
