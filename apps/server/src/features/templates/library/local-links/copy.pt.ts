import type { LocalLinksCopy } from "./copy.ts";

export const pt: LocalLinksCopy = {
  title: "Sucos do Largo: cardápio, horário e WhatsApp",
  description: "Suco de fruta batido na hora no Largo da Ordem: o cardápio de hoje, o horário, o mapa e o pedido pelo WhatsApp.",
  name: "Sucos do Largo",
  tagline: "Fruta de verdade, batida na sua frente",
  imageAlt: "Pintura de placa: abacaxi, copo de suco com canudo e rodela de laranja, e uma fatia de melancia",
  open: "De terça a domingo, a partir das 7h",
  links: { order: "Pedir pelo WhatsApp", menu: "Ver o cardápio", way: "Como chegar", photos: "A fruta do dia no Instagram" },
  message: "Oi! Quero fazer um pedido para retirar:",
  menu: {
    title: "Cardápio",
    groups: [
      {
        name: "Sucos, 400 ml",
        items: [
          ["Laranja, só laranja", "R$\u00a09"],
          ["Abacaxi com hortelã", "R$\u00a011"],
          ["Melancia com gengibre", "R$\u00a011"],
          ["Maracujá, azedo mesmo", "R$\u00a012"],
          ["Couve, limão e maçã", "R$\u00a012"],
        ],
      },
      {
        name: "Vitaminas, 500 ml",
        items: [
          ["Banana com aveia", "R$\u00a013"],
          ["Abacate com limão", "R$\u00a015"],
          ["Mamão com laranja", "R$\u00a013"],
        ],
      },
      {
        name: "Para comer",
        items: [
          ["Pão na chapa", "R$\u00a07"],
          ["Misto quente", "R$\u00a012"],
          ["Bolo do dia, a fatia", "R$\u00a09"],
        ],
      },
    ],
    note: "Leite vegetal sem custo a mais. Trouxe o copo de casa? R$\u00a01 a menos.",
  },
  hours: {
    title: "Horário",
    items: [
      ["Terça a sexta", "7h às 19h"],
      ["Sábado", "8h às 18h"],
      ["Domingo, dia de feira", "8h às 15h"],
      ["Segunda", "Fechado"],
    ],
    note: "Quando a fruta acaba, a gente fecha mais cedo e avisa no Instagram.",
  },
  map: {
    title: "Sucos do Largo",
    place: "Largo da Ordem, Centro, Curitiba, PR",
    note: "A placa vermelha, ao lado do bebedouro dos cavalos. Tem onde prender a bicicleta.",
  },
  footer: "Só Pix e dinheiro até as 8h; depois disso a maquininha acorda.",
};
