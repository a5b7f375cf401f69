import { z } from "zod";

/** How a page was published: by a person themselves, with one of their API keys, by support for them, or at a time that they had set. */
export const PUBLISHED_VIA = ["person", "api_key", "support", "schedule"] as const;

/** Who gave visitors a page. The name is null for support, and for somebody who is gone. */
export const publisher = z.object({ name: z.string().nullable(), via: z.enum(PUBLISHED_VIA) });
