import type { PathCopy } from "./copy.ts";

export const es: PathCopy = {
  title: "Qué pasa después de que entras",
  lead: "Sin sorpresas ni clases escondidas. El camino es este, del pago al trabajo terminado.",
  steps: [
    ["El mismo día", "Llega tu acceso", "Un correo con el enlace y la clave. Entras desde el celular o la computadora."],
    ["Semana 1", "La base queda lista", "Dos clases cortas y un ejercicio que guardas para el final."],
    ["De la semana 2 a la 5", "Una parte a la vez", "Cada clase resuelve una pieza. Mandas tu duda y grabamos la respuesta."],
    ["Semana 6", "Todo en su lugar", "Juntas las partes, revisas con la lista del curso y muestras el resultado."],
  ],
};
