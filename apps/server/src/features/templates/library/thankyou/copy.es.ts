import type { ThankyouCopy } from "./copy.ts";

export const es: ThankyouCopy = {
  title: "¡Gracias! Tu café ya está en la lista de tueste",
  description: "Suscripción confirmada. Mira qué pasa ahora, cuándo sale tu paquete y cómo preparar la primera taza.",
  brand: "Café Sierra Fría",
  headline: "Gracias.",
  promise: "Este café ya lleva tu nombre.",
  lead: "Tu suscripción está confirmada y el recibo va a tu correo. Lo que sigue corre por nuestra cuenta.",
  imageAlt: "Taza humeante frente a lomas sembradas de café, con el sol saliendo",
  steps: {
    title: "Qué pasa ahora",
    items: [
      ["Hoy", "Te escribimos", "Un correo con el número de pedido y un botón para cambiar la molienda o la dirección."],
      ["El martes", "Tostamos", "Solo lo que se pidió. Tu nombre va escrito a mano en el paquete."],
      ["Hasta el viernes", "Sale el envío", "Recibes el código de seguimiento. A casi todos lados tarda de 3 a 6 días hábiles."],
    ],
  },
  recipe: {
    title: "Mientras llega: el filtrado de la casa",
    lead: "Para dos tazas, con el filtro que ya tienes.",
    items: [
      "Hierve 400 ml de agua y espera un minuto",
      "Enjuaga el filtro y descarta esa agua",
      "Pon 28 g de café, unas cuatro cucharadas",
      "Moja el café, cuenta hasta treinta y vierte el resto en círculos",
    ],
  },
  letter: {
    words: [
      "El mejor café es el que le gusta a quien lo toma. Por eso tostamos por pedido y leemos cada respuesta. Si el tuyo no llega como te gusta, responde el correo: lo leo y ajusto el próximo tueste.",
    ],
    signed: "Quien tuesta, en Sierra Fría",
  },
  help: {
    title: "¿Algo salió mal?",
    words: "Escribe a [hola@sierrafria.example](mailto:hola@sierrafria.example). Respondemos de lunes a viernes, de 8 a 17.",
  },
  footer: "Café Sierra Fría, una finca familiar",
};
