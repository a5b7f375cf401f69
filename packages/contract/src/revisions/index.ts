/** What the apps use of this slice besides its calls. */

export { CHANGED_PARTS, type ChangedPart, MOST_REVISION_NAME, type Revision } from "./revision.ts";
