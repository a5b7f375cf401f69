/** What a site serves besides its pages: `/sites/<site>/redirects`, `/sites/<site>/serving`, `/pages/<page>/password`. */
export { servingSlice } from "./slice.ts";
