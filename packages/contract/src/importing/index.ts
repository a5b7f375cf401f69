/** What the apps use of this slice besides its calls. */

export { PROJECT_FORMAT, type ProjectFile, projectFile } from "./project.ts";
export {
  FRAGMENT_MAX_HTML,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_ENTRIES,
  IMPORT_MAX_REMOTE,
  IMPORT_MAX_UNPACKED,
  IMPORT_NOTICES,
  type ImportNotice,
  type ImportNoticeCode,
  type ImportReport,
} from "./report.ts";
