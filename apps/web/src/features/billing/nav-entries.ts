import { CreditCard } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const navEntries: readonly NavEntry[] = [
  {
    place: 600,
    words: { pt: "Planos", en: "Plans", es: "Planes" },
    to: "/subscribe",
    icon: CreditCard,
    alsoActiveOn: ["/subscription", "/checkout"],
  },
];
