import { Image } from "lucide-react";
import type { NavEntry } from "../../platform/nav-entry.ts";

export const navEntries: readonly NavEntry[] = [
  { place: 450, words: { pt: "Imagens", en: "Images", es: "Imágenes" }, to: "/images", icon: Image },
];
