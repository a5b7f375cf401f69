import type { TopicData } from "@vitrine/contract";
import type { Platform } from "../../platform/platform.ts";

/** Tells who has a page open, or a list it may be in, what became of it: to be called once that is committed. */
export function tellPage({ live }: Pick<Platform, "live">, accountId: string, id: string, became: TopicData<"page">): void {
  live.tell("page", { accountId, id }, became);
  live.tell("pages", { accountId }, { pageId: id });
}
