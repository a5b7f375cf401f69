import type { SignupCopy } from "./copy.ts";

export const pt: SignupCopy = {
  title: "Varanda: uma carta por semana sobre plantar em apartamento",
  description: "Todo domingo, uma carta curta sobre o que plantar na sua varanda nesta semana. De graça, e você sai quando quiser.",
  brand: "Varanda",
  headline: "Uma horta que cabe em dois metros de varanda",
  lead: "Todo domingo, uma carta curta: o que plantar nesta semana, quanto regar e o que já dá para colher.",
  form: {
    name: "Carta de domingo",
    email: "Seu e-mail",
    submit: "Quero a carta",
    thanks: "Pronto. A próxima carta chega no domingo de manhã. Confira também a caixa de promoções.",
  },
  note: "De graça. Para sair, basta um clique no fim de qualquer carta.",
  imageAlt: "Janela em arco com manjericão, cebolinha e tomate em vasos, e uma planta pendente sob o sol",
  past: {
    title: "Saíram nas últimas semanas",
    items: [
      ["Manjericão que não morre na segunda semana", "O problema quase nunca é água. É o vaso pequeno demais."],
      ["Sol de fora, sol de vidro", "Como medir a luz da sua varanda com a sombra da mão."],
      ["Um tomateiro por balde", "Dez litros de terra, um furo embaixo e paciência até outubro."],
    ],
  },
  footer: "Escrita em Belo Horizonte, no terceiro andar, ao lado dos vasos.",
};
