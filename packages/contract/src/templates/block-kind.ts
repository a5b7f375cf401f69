import { z } from "zod";

const sort = z.enum(["section", "flow", "box", "part"]);

/** A kind of block that pages are made of, as far as somebody who writes page documents needs it. */
export const blockKind = z.object({
  name: z.string(),
  /** What it is as far as nesting goes: where slots say that they accept it. */
  category: sort,
  /** Of its props, as it writes them now. */
  version: z.number().int(),
  /** What may stand in it, by slot; `max` is the most blocks a slot takes. */
  slots: z.record(z.string(), z.object({ accepts: z.array(sort), max: z.number().int().optional() })),
  /** JSON Schema (2020-12) of its props. What it cannot say, such as which addresses are safe, is checked besides. */
  schema: z.record(z.string(), z.unknown()),
});
export type BlockKindReply = z.infer<typeof blockKind>;
