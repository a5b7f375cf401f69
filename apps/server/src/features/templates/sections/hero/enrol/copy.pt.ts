import type { EnrolCopy } from "./copy.ts";

export const pt: EnrolCopy = {
  title: "A primeira aula é por nossa conta",
  lead: "Veja como a gente ensina antes de decidir. Você deixa o e-mail, a aula chega em seguida e o resto fica para depois.",
  points: [
    "20 minutos, em vídeo, no celular ou no computador",
    "Um exercício para fazer no mesmo dia",
    "Um e-mail só: sair da lista é um clique",
  ],
  imageAlt: "Celular em pé com uma aula em vídeo e a lista de exercícios",
  form: {
    title: "Para onde mandamos?",
    name: "Seu nome",
    email: "Seu e-mail",
    submit: "Quero ver a aula",
    thanks: "Pronto. A aula está a caminho do seu e-mail.",
  },
};
