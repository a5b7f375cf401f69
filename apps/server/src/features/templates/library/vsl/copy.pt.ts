import type { VslCopy } from "./copy.ts";

export const pt: VslCopy = {
  title: "A conta da marmita: quanto cobrar por cada uma",
  description: "Um vídeo de 11 minutos para quem cozinha para fora: onde o dinheiro some e como pôr preço em cada marmita.",
  kicker: "Para quem cozinha para fora",
  length: "11 minutos, com som",
  headline: "Você vende marmita todo dia e não sobra dinheiro. O erro está na conta.",
  videoTitle: "A conta da marmita, aula com Rose Teixeira",
  watch: "Quero a planilha da Rose",
  watchNote: "Veja o vídeo primeiro. Se não fizer sentido para a sua cozinha, não compre.",
  lessons: {
    title: "No vídeo",
    items: [
      ["O que entra na conta", "Gás, embalagem, taxa do aplicativo e a sua hora. Quase todo mundo esquece dois desses quatro."],
      ["A fatia que é sua", "Como separar o seu pagamento do dinheiro da feira antes que ele vire feira."],
      ["Subir o preço sem perder cliente", "A mensagem que a Rose mandou no grupo do condomínio, palavra por palavra."],
    ],
  },
  who: {
    title: "Rose fez isso por nove anos no vermelho.",
    words: [
      "Ela vendia quarenta marmitas por dia em Osasco e pagava as contas com o cartão. Um dia pesou tudo: arroz, feijão, tampa, botijão. Cada marmita de R$ 16 custava R$ 15,20.",
      "Hoje ela vende menos, cobra melhor e ensina a conta para outras cozinheiras. Sem fórmula: é uma planilha de uma página.",
    ],
    quotes: [
      ["“Descobri que a de frango me dava prejuízo. Tirei do cardápio na mesma semana.”", "Neide, marmitas fit, Santo André"],
      ["“Fiquei com medo de subir dois reais. Ninguém reclamou.”", "Jussara, Betim"],
    ],
  },
  offer: {
    title: "A planilha e quatro aulas curtas",
    items: [
      "Planilha pronta: você digita o preço da feira, ela mostra quanto cobrar",
      "Quatro aulas de 8 minutos, para ver no celular",
      "Modelo da mensagem de reajuste",
      "Lista de custos para imprimir e colar na geladeira",
    ],
    price: "R$ 67",
    terms: "Pagamento único no Pix ou no cartão.",
    buy: "Comprar a planilha",
    promise: "Devolvemos o valor em até 7 dias, é só pedir.",
  },
  questions: {
    title: "Perguntas que chegam",
    items: [
      ["Preciso saber mexer em planilha?", "Não. Você só digita os números nas casinhas amarelas. A primeira aula mostra isso no celular."],
      ["Serve para doce, bolo e salgado?", "Serve. A conta é a mesma; só muda a lista de ingredientes."],
      [
        "Em quanto tempo vejo resultado?",
        "O preço certo aparece no mesmo dia. O que isso muda no seu mês depende do que você vende e de quanto você ajusta.",
      ],
    ],
  },
  footer: [
    "A Conta da Marmita é um material de estudo. Resultado depende do seu custo, do seu preço e do seu movimento; não prometemos faturamento.",
    "Rose Teixeira, Osasco, SP. [rose@contadamarmita.example](mailto:rose@contadamarmita.example)",
  ],
};
