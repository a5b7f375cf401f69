import type { SealCopy } from "./copy.ts";

export const es: SealCopy = {
  title: "¿Te arrepentiste? Te devolvemos todo.",
  terms: [
    "Tienes 7 días desde la compra para ver lo que quieras y decidir. Si no es para ti, devolvemos el monto completo.",
    "No pedimos motivo ni prueba de que lo viste.",
  ],
  how: {
    title: "Cómo pedirlo",
    steps: ["Responde al correo de la compra", "Escribe “me arrepentí”", "El dinero vuelve por donde vino"],
  },
};
