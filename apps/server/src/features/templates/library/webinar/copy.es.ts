import type { WebinarCopy } from "./copy.ts";

export const es: WebinarCopy = {
  title: "Plata sin sueldo fijo: una clase en vivo para independientes",
  description: "Clase gratuita de 70 minutos para independientes: cómo convertir ingresos que suben y bajan en un pago fijo.",
  kicker: "Clase en vivo, gratis y en línea",
  host: "con preguntas al final",
  headline: "Plata sin sueldo fijo",
  imageAlt: "Gráfico de doce meses de ingresos muy desiguales, cruzado por una línea recta: el pago fijo",
  lead: "Hay meses en que entra todo y meses en que no entra nada. En 70 minutos aprendes a pagarte siempre lo mismo.",
  reserve: "Reservar mi lugar",
  when: { locale: "es", hour: "20 h, hora de Brasilia (UTC−3)" },
  starts: "Empieza en",
  form: {
    title: "Reserva tu lugar",
    words: "El enlace de la sala llega a tu correo al instante y otra vez el día de la clase.",
    name: "Tu nombre",
    email: "Tu correo",
    submit: "Reservar mi lugar",
    thanks: "Lugar reservado. El enlace de la sala va camino a tu correo.",
    note: "Sin grupo de WhatsApp y sin llamadas. Un enlace y un recordatorio.",
  },
  plan: {
    title: "Los 70 minutos",
    items: [
      ["0’", "Encontrar tu número", "Cuánto gastas de verdad, mirando solo los últimos tres extractos."],
      ["20’", "Tres frascos", "Impuestos, reserva y tú. Cuál se llena primero y qué hacer en un mes flojo."],
      ["40’", "El día de pago", "Cómo pagarte cada día 5, con una traductora, un barbero y un fotógrafo de ejemplo."],
      ["55’", "Preguntas", "Abiertas y sin filtro. Si tienes que irte, recibes las respuestas por escrito."],
    ],
  },
  speaker: {
    title: "Quién la da",
    words: [
      "**[Tu nombre]** [cuenta en dos frases qué haces, desde cuándo, y qué sabes de ingresos que suben y bajan.]",
      "En esta clase no recomiendo inversiones ni vendo un curso al final.",
    ],
  },
  fit: {
    yes: "Es para ti si",
    yesItems: [
      "cobras por proyecto, comisión o jornada",
      "usas una sola cuenta para la casa y el trabajo",
      "te quita el sueño el impuesto del mes que viene",
    ],
    no: "No es para ti si",
    noItems: ["buscas datos de acciones o cripto", "tienes sueldo fijo y solo quieres recortar gastos"],
  },
  footer: "Plata sin sueldo fijo. Dudas: [clase@sinsueldofijo.example](mailto:clase@sinsueldofijo.example)",
};
