import type { PresellComparisonCopy } from "./copy.ts";

export const pt: PresellComparisonCopy = {
  title: "Faca cega: três jeitos de resolver, lado a lado",
  description: "Afiador de gaveta, amolador ou pedra com guia: quanto custa cada um em dois anos e para quem cada um não serve.",
  sponsored: "**Publicidade.** Esta página foi paga pela Fio Guia, que fabrica a opção C.",
  magazine: "Lado a Lado",
  section: "Casa e cozinha",
  headline: "Faca cega: três jeitos de resolver",
  standfirst:
    "Tomate amassado, cebola escorregando, força demais na mão. Uma faca de cozinha perde o fio em poucos meses, e há três saídas comuns. Cada uma é a melhor para alguém.",
  ways: [
    {
      name: "Afiador de gaveta",
      words: "Duas fendas em V. Você puxa a faca cinco vezes e guarda. O mais barato e o mais rápido.",
      alt: "Faca passando pela fenda em V de um afiador vermelho de mão",
      detail: "R$\u00a045",
      wrong: [
        "suas facas são boas e você quer que durem",
        "alguma lâmina é cerâmica ou muito dura",
        "a faca já tem dente ou ponta quebrada",
      ],
    },
    {
      name: "Amolador",
      words: "Você leva a faca e alguém que sabe passa no esmeril. Sai pronta, e recupera até lâmina lascada.",
      alt: "Rebolo de amolador girando, com a faca encostada e faíscas",
      detail: "R$\u00a015 por faca",
      wrong: [
        "não há um bom perto de casa",
        "você cozinha todo dia e não pode ficar sem a faca",
        "quer o fio igual, mês após mês, por pouco",
      ],
    },
    {
      name: "Pedra com guia",
      words: "Pedra de dois grãos e uma presilha que segura o ângulo. Pede vinte minutos e alguma prática.",
      alt: "Faca inclinada sobre uma pedra de afiar, com uma presilha presa à lâmina",
      detail: "Fio Guia, R$\u00a0189",
      wrong: [
        "você só corta pão: em serrilha ela não funciona",
        "tem uma faca só, de mercado",
        "sabe que não vai tirar vinte minutos para isso",
      ],
    },
  ],
  table: {
    title: "O que muda de um para outro",
    caption: "Quatro facas, afiadas a cada três meses",
    rows: [
      ["Gasto em dois anos", "R$\u00a090", "R$\u00a0480", "R$\u00a0189"],
      ["Seu tempo, por faca", "1 minuto", "ida e volta", "5 minutos"],
      ["Precisa aprender", "no", "no", "umas três facas"],
      ["Metal que tira", "muito", "médio a muito", "pouco"],
      ["Conserta lâmina lascada", "no", "yes", "no"],
      ["Faca de pão, serrilhada", "no", "yes", "no"],
      ["Tesoura", "no", "yes", "no"],
      ["Feito em casa, na hora", "yes", "no", "yes"],
    ],
    note: "Preços médios, que variam com a cidade. Confira os da sua antes de decidir.",
  },
  wrong: { title: "Para quem cada um está errado", lead: "Não escolha esta opção se…" },
  method: {
    title: "Como fizemos a conta",
    items: [
      "Quatro facas de aço comum, usadas em casa, afiadas quatro vezes por ano: 32 afiações em dois anos.",
      "O afiador de gaveta foi trocado uma vez, porque as fendas gastam.",
      "A pedra de dois grãos dura mais que os dois anos. Água é o único gasto a mais.",
      "Não contamos o combustível nem o seu tempo. Se contar, o amolador fica mais caro e a pedra também.",
    ],
  },
  verdict: {
    title: "Em uma frase para cada",
    words: [
      "**Afiador de gaveta:** para quem quer resolver hoje e não se apega à faca.",
      "**Amolador:** para lâmina lascada, tesoura, serrilha, e para quem afia uma vez por ano.",
      "**Pedra com guia:** para quem tem facas de que gosta e cozinha quase todo dia.",
    ],
  },
  offer: {
    label: "Opção C, de quem paga esta página",
    title: "Fio Guia: a pedra que segura o ângulo por você",
    words:
      "Pedra de grãos 1000 e 3000, base que não escorrega e presilha de 15 ou 20 graus. Com um vídeo de nove minutos para a primeira faca.",
    go: "Ver a Fio Guia",
    note: "R$\u00a0189 com frete incluso. Trinta dias para devolver, mesmo usada.",
  },
  footer: "Lado a Lado compara jeitos de resolver coisas de casa. Conteúdo publicitário.",
};
