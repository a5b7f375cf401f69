import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Imagem",
    fields: { image: "Imagem", alt: "O que a imagem mostra", href: "Leva para", newTab: "Abrir em outra aba" },
    visitor: { link: "Abrir link" },
  },
  en: {
    label: "Image",
    fields: { image: "Image", alt: "What the image shows", href: "Leads to", newTab: "Open in a new tab" },
    visitor: { link: "Open link" },
  },
  es: {
    label: "Imagen",
    fields: { image: "Imagen", alt: "Qué muestra la imagen", href: "Lleva a", newTab: "Abrir en otra pestaña" },
    visitor: { link: "Abrir enlace" },
  },
};
