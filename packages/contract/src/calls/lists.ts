import { z } from "zod";

/** Every list takes these. The cursor comes from the reply before; nothing may be read out of it. */
export const listInput = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});

/** Every list answers with this; `nextCursor` is null on the last page. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}
