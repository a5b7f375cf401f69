/** What the apps use of this slice besides its calls. */

export { SYNCED_SECTION_NAME_MOST, type SyncedSection, type SyncedSectionUse } from "./synced-section.ts";
