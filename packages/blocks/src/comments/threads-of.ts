/** A comment, with the answers to it. */
export interface Thread<Item> {
  readonly head: Placed<Item>;
  readonly replies: readonly Placed<Item>[];
}

/** An item, with its place in the list it comes from. */
export interface Placed<Item> {
  readonly item: Item;
  readonly index: number;
}

/** Items as they belong together: an answer is one to the last comment above it; the first is nobody's. */
export function threadsOf<Item extends { readonly isReply: boolean }>(items: readonly Item[]): Thread<Item>[] {
  const threads: { head: Placed<Item>; replies: Placed<Item>[] }[] = [];
  for (const [index, item] of items.entries()) {
    const last = threads.at(-1);
    if (item.isReply && last) last.replies.push({ item, index });
    else threads.push({ head: { item, index }, replies: [] });
  }
  return threads;
}
