import { Globe } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const sitesEntries = [
  { id: "sites", to: "/sites", icon: Globe, alsoActiveOn: ["/dns", "/email"] },
] as const satisfies readonly NavEntry[];
