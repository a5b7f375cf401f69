import type { OpenCopy } from "./copy.ts";

export const es: OpenCopy = {
  title: "Sin letra chica",
  items: [
    {
      question: "¿Hay mensualidad?",
      answer: "No. Pagas una vez y nada se renueva solo.",
    },
    {
      question: "¿Da certificado?",
      answer: "Di aquí si lo da o no, y para qué sirve.",
    },
    {
      question: "¿Funciona en el celular?",
      answer: "Sí. Las clases se abren en el navegador, sin instalar nada.",
    },
    {
      question: "¿Hay grupo?",
      answer: "Hay un espacio de preguntas debajo de cada clase. No hay un grupo que suena todo el día.",
    },
    {
      question: "¿Dan factura?",
      answer: "Sí, llega por correo junto con el recibo del pago.",
    },
    {
      question: "¿Puedo compartirlo?",
      answer: "El acceso es para una persona. Para un grupo, escríbenos.",
    },
  ],
};
