import { CreditCard } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const billingEntries = [
  { id: "subscribe", to: "/subscribe", icon: CreditCard, alsoActiveOn: ["/subscription", "/checkout"] },
] as const satisfies readonly NavEntry[];
