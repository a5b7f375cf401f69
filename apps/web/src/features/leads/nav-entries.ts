import { Inbox } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const leadsEntries = [
  { id: "leads", to: "/leads/form", icon: Inbox, alsoActiveOn: ["/leads"] },
] as const satisfies readonly NavEntry[];
