import { openTo } from "../calls/access.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { securityEvent } from "./security-event.ts";

export const auditCalls = {
  list: openTo("session", { role: "self", isOwnersOnly: true })
    .route({ method: "GET", path: "/account/events", tags: ["audit"], summary: "What happened to the account's security, newest first" })
    .input(listInput)
    .output(listOf(securityEvent)),
};
