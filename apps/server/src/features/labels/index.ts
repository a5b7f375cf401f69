/** Tags and products: what an account sorts its things by. */

export { holdLabels } from "./label-store.ts";
export { labelsSlice } from "./slice.ts";
