import { type FeedBack, feedBackLetter } from "../../../platform/journal/drain/feed-back.ts";
import type { Platform } from "../../../platform/platform.ts";
import { leadDrain } from "./lead-drain.ts";
import type { FindAccounts } from "./sort-leads.ts";

/** Makes a lead of a dead letter that is kept, once, however often it is asked for. */
export function feedBack(
  platform: Pick<Platform, "database" | "deadLetters" | "clock" | "events" | "live">,
  findAccounts: FindAccounts,
  id: string,
): Promise<FeedBack> {
  return feedBackLetter(platform, leadDrain(platform, findAccounts), id);
}
