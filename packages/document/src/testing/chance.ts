/** What looks like chance and is the same for the same seed. */
export interface Chance {
  /** True in about `share` (0 to 1) of the times. */
  is(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: 32 bits of state, spread well enough for tests. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { is: (share) => next() < share, pick: (items) => items[Math.floor(next() * items.length)] as never };
}
