import { FilePlus2, Files } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const navEntries: readonly NavEntry[] = [
  {
    place: 200,
    words: { pt: "Nova página", en: "New page", es: "Nueva página" },
    to: "/new",
    icon: FilePlus2,
    needs: "builder",
    role: "editor",
  },
  { place: 300, words: { pt: "Páginas", en: "Pages", es: "Páginas" }, to: "/pages", icon: Files, needs: "builder" },
];
