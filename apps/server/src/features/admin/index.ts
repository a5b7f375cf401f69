/** Administration: other people's accounts, as far as running the platform needs it. */
export { setFlags } from "./set-flags.ts";
export { adminSlice } from "./slice.ts";
