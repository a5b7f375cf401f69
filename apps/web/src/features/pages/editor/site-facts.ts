import type { SiteFacts } from "../../../builder/review/review-messages.ts";
import { client } from "../../../platform/calls/client.ts";

/** What the server knows of a page's site and pictures that its check has to know. */
export async function siteFacts(pageId: string): Promise<SiteFacts> {
  const { facts } = await client.publishing.check({ id: pageId });
  return {
    ...facts,
    paths: facts.paths && new Set(facts.paths),
    imageBytes: new Map(Object.entries(facts.imageBytes)),
    missingSectionIds: new Set(facts.missingSectionIds),
  };
}
