/** What a history is kept, listed and read by, to be measured without the server around it. */
export { readRevision } from "../../../apps/server/src/features/revisions/read-revision.ts";
export { listRevisions } from "../../../apps/server/src/features/revisions/revision-store.ts";
export { takeRevision } from "../../../apps/server/src/features/revisions/take-revision.ts";
