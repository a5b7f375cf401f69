import type { AsideCopy } from "./copy.ts";

export const pt: AsideCopy = {
  title: "Perguntas que chegam toda semana",
  help: {
    title: "Não achou a sua?",
    text: "Escreva para a gente. Respondemos em até um dia útil.",
    button: "Escrever",
    mail: "mailto:oi@suamarca.example",
  },
  items: [
    {
      question: "Preciso saber alguma coisa antes?",
      answer: "Não. A aula 1 parte do zero, e o que aparecer de novo é explicado na hora.",
    },
    {
      question: "Em quanto tempo eu termino?",
      answer: "Em seis semanas, com três dias de vinte minutos. Também dá para ver tudo em um fim de semana.",
    },
    {
      question: "Por quanto tempo fica disponível?",
      answer: "Um ano a partir da compra, sem limite de vezes.",
    },
    {
      question: "Como eu recebo o acesso?",
      answer: "Por e-mail, assim que o pagamento é confirmado. No Pix é na hora; no boleto, em até dois dias úteis.",
    },
    {
      question: "E se eu não gostar?",
      answer: "Você tem 7 dias para pedir o dinheiro de volta, respondendo ao e-mail da compra.",
    },
  ],
};
