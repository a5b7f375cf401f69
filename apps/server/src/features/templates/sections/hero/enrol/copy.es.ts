import type { EnrolCopy } from "./copy.ts";

export const es: EnrolCopy = {
  title: "La primera clase corre por nuestra cuenta",
  lead: "Mira cómo enseñamos antes de decidir. Dejas tu correo, la clase llega enseguida y el resto puede esperar.",
  points: [
    "20 minutos en video, en el celular o la computadora",
    "Un ejercicio para hacer el mismo día",
    "Un solo correo: salir de la lista es un clic",
  ],
  imageAlt: "Celular de pie con una clase en video y la lista de ejercicios",
  form: {
    title: "¿Adónde la enviamos?",
    name: "Tu nombre",
    email: "Tu correo",
    submit: "Quiero ver la clase",
    thanks: "Listo. La clase va camino a tu correo.",
  },
};
