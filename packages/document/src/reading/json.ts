import { z } from "zod";

/** Anything JSON can say. Props of a block kind nobody here knows are kept as this, untouched. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(json), z.record(z.string(), json)]),
);
