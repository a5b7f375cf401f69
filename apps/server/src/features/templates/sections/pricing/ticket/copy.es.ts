import type { TicketCopy } from "./copy.ts";

export const es: TicketCopy = {
  label: "Curso completo",
  title: "Un precio, todo incluido",
  points: [
    "Las 6 clases, para ver cuantas veces quieras",
    "El cuaderno del curso en PDF",
    "Respuestas a tus dudas durante 60 días",
    "Acceso por 1 año, en celular y computadora",
  ],
  price: "US$\u00a039",
  terms: "Un solo pago. Nada se renueva solo.",
  buy: "Comprar el curso",
  promise: "7 días para arrepentirte, con tu dinero de vuelta.",
};
