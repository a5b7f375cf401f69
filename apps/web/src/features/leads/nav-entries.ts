import { Inbox } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const navEntries: readonly NavEntry[] = [
  { place: 500, words: { pt: "Leads", en: "Leads", es: "Leads" }, to: "/leads/form", icon: Inbox, alsoActiveOn: ["/leads"] },
];
