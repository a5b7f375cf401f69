/** Images: the account's library of pictures and sounds. */
export { imagesSlice } from "./slice.ts";
