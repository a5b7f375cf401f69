import { House } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const navEntries: readonly NavEntry[] = [{ place: 100, words: { pt: "Início", en: "Home", es: "Inicio" }, to: "/", icon: House }];
