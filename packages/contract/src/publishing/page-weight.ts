import { z } from "zod";

/** What a visitor loads, in gzip bytes: images and fonts apart. */
export const pageWeight = z.object({ html: z.number().int(), css: z.number().int(), script: z.number().int() });
export type PageWeight = z.infer<typeof pageWeight>;
