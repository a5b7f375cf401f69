import type { WaitingListCopy } from "./copy.ts";

export const es: WaitingListCopy = {
  title: "Escribir claro: lista de espera del curso",
  description:
    "Curso de escritura para quien necesita que lo entiendan en el trabajo. Abre en marzo; la lista recibe antes la fecha y el precio.",
  brand: "Escribir claro",
  opens: "Abre en marzo",
  lines: ["una idea", "que nadie", "entendía", "se vuelve"],
  headline: "clara",
  lead: "Seis semanas para escribir correos, propuestas e informes que se leen una sola vez. Únete a la lista y entérate de la apertura un día antes que todos.",
  form: {
    name: "Lista de espera",
    email: "Tu correo",
    submit: "Unirme a la lista",
    thanks: "Estás en la lista. En marzo te llegan la fecha, el precio y el programa, todo en un solo mensaje.",
  },
  note: "Dos mensajes hasta marzo, y ninguno más si no quieres.",
  facts: [
    ["Seis semanas", "Una clase por semana, de una hora, y un texto tuyo corregido en cada una."],
    ["Veinte lugares", "Es lo que se puede leer con atención. Cuando se acaban, la lista vale para el grupo siguiente."],
    ["Sin compromiso", "Estar en la lista no reserva ni cobra nada. Es solo un aviso."],
  ],
  footer: "Escribir claro. [hola@escribirclaro.example](mailto:hola@escribirclaro.example)",
};
