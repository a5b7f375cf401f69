/** Makers for tests of what is built on page documents; nothing that ships imports this. */
export { hostileDiff } from "./hostile-diffs.ts";
export { surviveHostileDiffs } from "./survive-hostile-diffs.ts";
