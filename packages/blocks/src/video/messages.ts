import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Vídeo",
    fields: { source: "De onde vem", url: "Endereço do vídeo", poster: "Capa", title: "Título", ratio: "Proporção" },
    choices: {
      "source.youtube": "YouTube",
      "source.vimeo": "Vimeo",
      "source.file": "Arquivo",
      "ratio.16:9": "Deitado (16:9)",
      "ratio.9:16": "Em pé (9:16)",
      "ratio.4:3": "Clássico (4:3)",
      "ratio.1:1": "Quadrado (1:1)",
    },
    seed: { title: "Veja como funciona" },
    visitor: { play: "Assistir", video: "Vídeo" },
    unfinished: "Falta o endereço do vídeo, ou ele não leva a um vídeo. Quem visitar a página não vai vê-lo.",
  },
  en: {
    label: "Video",
    fields: { source: "Where it comes from", url: "Video address", poster: "Cover", title: "Title", ratio: "Shape" },
    choices: {
      "source.youtube": "YouTube",
      "source.vimeo": "Vimeo",
      "source.file": "File",
      "ratio.16:9": "Wide (16:9)",
      "ratio.9:16": "Tall (9:16)",
      "ratio.4:3": "Classic (4:3)",
      "ratio.1:1": "Square (1:1)",
    },
    seed: { title: "See how it works" },
    visitor: { play: "Watch", video: "Video" },
    unfinished: "The video's address is missing, or does not lead to a video. Visitors will not see it.",
  },
  es: {
    label: "Video",
    fields: { source: "De dónde viene", url: "Dirección del video", poster: "Portada", title: "Título", ratio: "Proporción" },
    choices: {
      "source.youtube": "YouTube",
      "source.vimeo": "Vimeo",
      "source.file": "Archivo",
      "ratio.16:9": "Horizontal (16:9)",
      "ratio.9:16": "Vertical (9:16)",
      "ratio.4:3": "Clásico (4:3)",
      "ratio.1:1": "Cuadrado (1:1)",
    },
    seed: { title: "Mira cómo funciona" },
    visitor: { play: "Ver", video: "Video" },
    unfinished: "Falta la dirección del video, o no lleva a un video. Quien visite la página no lo verá.",
  },
};
