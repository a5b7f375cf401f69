import type { LocalLinksCopy } from "./copy.ts";

export const es: LocalLinksCopy = {
  title: "Jugos de la Plaza: carta, horario y WhatsApp",
  description: "Jugo de fruta hecho al momento en la Plaza del Mercado: la carta de hoy, el horario, el mapa y el pedido por WhatsApp.",
  name: "Jugos de la Plaza",
  tagline: "Fruta de verdad, batida delante de ti",
  imageAlt: "Pintura de letrero: una piña, un vaso de jugo con pajita y rodaja de naranja, y una tajada de sandía",
  open: "De martes a domingo, desde las 7:00",
  links: { order: "Pedir por WhatsApp", menu: "Ver la carta", way: "Cómo llegar", photos: "La fruta del día en Instagram" },
  message: "¡Hola! Quiero hacer un pedido para recoger:",
  menu: {
    title: "Carta",
    groups: [
      {
        name: "Jugos, 400 ml",
        items: [
          ["Naranja, solo naranja", "US$\u00a04"],
          ["Piña con hierbabuena", "US$\u00a05"],
          ["Sandía con jengibre", "US$\u00a05"],
          ["Maracuyá, ácido de verdad", "US$\u00a05,50"],
          ["Col rizada, limón y manzana", "US$\u00a05,50"],
        ],
      },
      {
        name: "Batidos, 500 ml",
        items: [
          ["Plátano con avena", "US$\u00a06"],
          ["Aguacate con limón", "US$\u00a07"],
          ["Papaya con naranja", "US$\u00a06"],
        ],
      },
      {
        name: "Para comer",
        items: [
          ["Pan a la plancha", "US$\u00a03"],
          ["Sándwich caliente de jamón y queso", "US$\u00a05,50"],
          ["Torta del día, la porción", "US$\u00a04"],
        ],
      },
    ],
    note: "Leche vegetal sin costo extra. ¿Trajiste tu vaso? US$\u00a00,50 menos.",
  },
  hours: {
    title: "Horario",
    items: [
      ["Martes a viernes", "7:00 a 19:00"],
      ["Sábado", "8:00 a 18:00"],
      ["Domingo, día de feria", "8:00 a 15:00"],
      ["Lunes", "Cerrado"],
    ],
    note: "Cuando se acaba la fruta cerramos antes, y lo avisamos en Instagram.",
  },
  map: {
    title: "Jugos de la Plaza",
    place: "Plaza del Mercado, [tu ciudad]",
    note: "El letrero rojo, junto al viejo bebedero de caballos. Hay dónde atar la bici.",
  },
  footer: "Hasta las 8:00, solo efectivo; después despierta el lector de tarjetas.",
};
