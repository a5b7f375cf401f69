import { FilePlus2, Files } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const pagesEntries = [
  { id: "newPage", to: "/new", icon: FilePlus2 },
  { id: "pages", to: "/pages", icon: Files },
] as const satisfies readonly NavEntry[];
