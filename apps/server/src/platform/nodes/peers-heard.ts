/** Which other nodes are there, by what is heard of them. */
export interface Peers {
  hear(node: string): void;
  /** It has said that it goes: all that it did was told. */
  leave(node: string): void;
  /** False for a while once one has fallen silent: what it did last it may not have told, and may yet do. */
  areAllThere(): boolean;
}

/** So many times the time between two words of a node it may be silent; and so many until it is gone for good. */
const [SILENT_BEATS, GONE_BEATS] = [4, 60];

/**
 * @param beatMs how often each says that it is there, in milliseconds
 * @param now in milliseconds, and never set back
 */
export function peersHeard(beatMs: number, now: () => number = () => performance.now()): Peers {
  const lastHeard = new Map<string, number>();
  return {
    hear: (node) => void lastHeard.set(node, now()),
    leave: (node) => void lastHeard.delete(node),
    areAllThere() {
      let areThere = true;
      for (const [node, at] of lastHeard) {
        const silent = now() - at;
        if (silent > GONE_BEATS * beatMs) lastHeard.delete(node);
        else if (silent > SILENT_BEATS * beatMs) areThere = false;
      }
      return areThere;
    },
  };
}
