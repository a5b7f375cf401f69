/** Administration: accounts of others, and the plan table. */
export { adminSlice } from "./slice.ts";
