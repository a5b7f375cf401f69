import { Globe } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const navEntries: readonly NavEntry[] = [
  {
    place: 400,
    words: { pt: "Sites", en: "Sites", es: "Sitios" },
    to: "/sites",
    icon: Globe,
    alsoActiveOn: ["/oldsites", "/dns", "/email"],
  },
];
