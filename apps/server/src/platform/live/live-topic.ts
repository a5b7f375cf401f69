import type { TopicOfOne } from "@vitrine/contract";
import type { Reach } from "../acting/reach.ts";

/** How a slice answers for a topic that is about one thing of its own. */
export interface LiveTopic {
  readonly name: TopicOfOne;
  /** Whether the thing is within reach. One of another account's is like one that does not exist. */
  isThere(reach: Reach, id: string): Promise<boolean>;
}
