import { House } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const homeEntries = [{ id: "home", to: "/", icon: House }] as const satisfies readonly NavEntry[];
