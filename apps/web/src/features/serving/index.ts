/** What a site serves besides its pages: `/sites/<site>/redirects`. */
export { servingSlice } from "./slice.ts";
