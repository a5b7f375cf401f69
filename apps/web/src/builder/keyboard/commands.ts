/** What the builder's keys do: one file for the browser, fetched at the first sign of somebody. */
export { pasteAndSay } from "./paste-and-say.ts";
export { runCommand } from "./run-command.ts";
