import { buildFiles } from "../build-files.ts";
import type { BuildFiles } from "../platform/build/build-files.ts";

/** The build that `pretest` made: the database worker and the visitor scripts are used as they ship. */
export const testBuild: BuildFiles = buildFiles(new URL("../../../../dist/server/", import.meta.url));
