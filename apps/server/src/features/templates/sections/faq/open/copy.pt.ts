import type { OpenCopy } from "./copy.ts";

export const pt: OpenCopy = {
  title: "Sem letra miúda",
  items: [
    {
      question: "Tem mensalidade?",
      answer: "Não. Você paga uma vez e nada se renova sozinho.",
    },
    {
      question: "Dá certificado?",
      answer: "Diga aqui se dá ou não, e para que ele serve.",
    },
    {
      question: "Funciona no celular?",
      answer: "Funciona. As aulas abrem no navegador, sem instalar nada.",
    },
    {
      question: "Tem grupo?",
      answer: "Tem um espaço de perguntas embaixo de cada aula. Não tem grupo que apita o dia todo.",
    },
    {
      question: "Emite nota fiscal?",
      answer: "Sim, ela chega por e-mail depois que passa o prazo de desistência.",
    },
    {
      question: "Posso dividir com alguém?",
      answer: "O acesso é de uma pessoa. Para turmas, escreva para a gente.",
    },
  ],
};
