import type { DownsellCopy } from "./copy.ts";

export const pt: DownsellCopy = {
  title: "Seis cores também fazem um mar: aquarela em seis aulas",
  description: "Não quis o curso inteiro de aquarela? Estas são as seis primeiras aulas, com seis cores, para dois fins de semana.",
  calm: "Tudo bem. O curso inteiro fica para outra hora.",
  headline: "Seis cores também fazem um mar",
  imageAlt: "Barco a vela num mar calmo, com montanhas e sol, pintado em aquarela com seis cores",
  lead: "Se vinte e quatro aulas é muito agora, fique só com as seis primeiras. Você termina com esta paisagem pintada por você.",
  boxes: [
    ["24 aulas, 24 cores", "Estojo com vinte e quatro pastilhas de aquarela"],
    ["6 aulas, 6 cores", "Estojo pequeno, com seis pastilhas de aquarela"],
  ],
  table: {
    caption: "Lado a lado, sem letra miúda",
    offers: [
      ["Curso inteiro", "R$ 297"],
      ["Seis cores", "R$ 67"],
    ],
    rows: [
      ["Aulas em vídeo", "24", "6"],
      ["Tempo para fazer", "três meses", "dois fins de semana"],
      ["Gasto com tinta", "perto de R$ 180", "perto de R$ 50"],
      ["O que você pinta", "doze quadros", "um mar e dois estudos"],
      ["Correção das suas pinturas", "yes", "no"],
      ["Tempo para rever", "2 anos", "1 ano"],
    ],
  },
  price: "R$ 67",
  terms: "Um pagamento, no mesmo cartão. Não renova.",
  accept: "Sim, quero as seis aulas",
  decline: "Não, obrigado. Ver o meu pedido",
  later: "Se um dia quiser o curso inteiro, os R$ 67 abatem do preço.",
  order: {
    title: "O seu pedido está certo",
    words:
      "O kit de papel e pincéis sai amanhã, e o código de rastreio chega por e-mail. Nada do que você escolher aqui muda essa compra. Desistir destas aulas também é simples: sete dias, devolução de tudo.",
  },
  footer: "Dúvidas sobre a compra: [ajuda@seiscores.example](mailto:ajuda@seiscores.example)",
};
