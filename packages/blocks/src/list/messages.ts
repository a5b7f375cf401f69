import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Lista",
    fields: { marker: "Marcador", items: "Itens", "items.content": "Texto" },
    choices: {
      "marker.disc": "Ponto",
      "marker.number": "Número",
      "marker.check": "Visto",
      "marker.arrow": "Seta",
      "marker.none": "Nenhum",
    },
    seed: {
      item: "Mais um bom motivo",
      first: "Acesso imediato depois da compra",
      second: "Aulas curtas, para ver no celular",
      third: "Garantia de sete dias",
    },
  },
  en: {
    label: "List",
    fields: { marker: "Marker", items: "Items", "items.content": "Text" },
    choices: {
      "marker.disc": "Dot",
      "marker.number": "Number",
      "marker.check": "Check",
      "marker.arrow": "Arrow",
      "marker.none": "None",
    },
    seed: {
      item: "One more good reason",
      first: "Access right after you buy",
      second: "Short lessons, made for the phone",
      third: "Seven-day guarantee",
    },
  },
  es: {
    label: "Lista",
    fields: { marker: "Marcador", items: "Elementos", "items.content": "Texto" },
    choices: {
      "marker.disc": "Punto",
      "marker.number": "Número",
      "marker.check": "Visto",
      "marker.arrow": "Flecha",
      "marker.none": "Ninguno",
    },
    seed: {
      item: "Otra buena razón",
      first: "Acceso inmediato después de la compra",
      second: "Clases cortas, para ver en el móvil",
      third: "Garantía de siete días",
    },
  },
};
