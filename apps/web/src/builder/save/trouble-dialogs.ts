/** What asks the person when saving cannot go on by itself: one file for the browser. */
export { ConflictDialog } from "./conflict-dialog.tsx";
export { GoneDialog } from "./gone-dialog.tsx";
