/** Values by key, up to a weight in all; those used longest ago go first. */
export interface BoundedCache<Value> {
  /** What is asked for counts as used. */
  get(key: string): Value | undefined;
  /** Keeps a value, in the place of another under its key; it is weighed now, and stays whatever it weighs. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
}

export interface CacheOptions<Value> {
  /** What a value weighs, in the unit of the most; without it, one. */
  weigh?(value: Value): number;
  /** Told of every value that goes: pushed out, replaced or deleted. */
  onDrop?(key: string, value: Value): void;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}

export function boundedCache<Value>(most: number, { weigh = () => 1, onDrop }: CacheOptions<Value> = {}): BoundedCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let weight = 0;
  const remove = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    weight -= entry.weight;
    onDrop?.(key, entry.value);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      const entry = { value, weight: weigh(value) };
      entries.set(key, entry);
      weight += entry.weight;
      for (const oldest of entries.keys()) {
        if (weight <= most || oldest === key) break;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      for (const key of [...entries.keys()]) remove(key);
    },
  };
}
