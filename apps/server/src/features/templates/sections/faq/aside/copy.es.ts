import type { AsideCopy } from "./copy.ts";

export const es: AsideCopy = {
  title: "Preguntas que llegan cada semana",
  help: {
    title: "¿No encuentras la tuya?",
    text: "Escríbenos. Respondemos en un día hábil.",
    button: "Escribir",
    mail: "mailto:hola@tumarca.example",
  },
  items: [
    {
      question: "¿Necesito saber algo antes?",
      answer: "No. La clase 1 parte de cero, y lo nuevo se explica cuando aparece.",
    },
    {
      question: "¿Cuánto voy a tardar?",
      answer: "Seis semanas, con tres días de veinte minutos. También puedes verlo todo en un fin de semana.",
    },
    {
      question: "¿Cuánto tiempo lo tengo?",
      answer: "Un año desde el día de la compra, cuantas veces quieras.",
    },
    {
      question: "¿Cómo recibo el acceso?",
      answer: "Por correo, apenas se confirma el pago. Suele tardar unos minutos.",
    },
    {
      question: "¿Y si no me gusta?",
      answer: "Tienes 7 días para pedir tu dinero de vuelta, respondiendo al correo de la compra.",
    },
  ],
};
