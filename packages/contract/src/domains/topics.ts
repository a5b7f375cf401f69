import { z } from "zod";
import { idOf } from "../calls/ids.ts";
import type { Topic } from "../calls/topics.ts";

export const domainTopics = {
  /** A domain of the account, or an image domain, was connected, put into service, looked at, made a site's address or unlinked. */
  domains: {
    rules: { access: "account", area: "sites", role: "viewer" },
    data: z.object({ domainId: idOf("domain"), siteId: idOf("site") }),
  },
} as const satisfies Record<string, Topic>;
