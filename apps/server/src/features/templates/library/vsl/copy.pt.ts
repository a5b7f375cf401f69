import type { VslCopy } from "./copy.ts";

export const pt: VslCopy = {
  title: "A conta da marmita: quanto cobrar por cada uma",
  description: "Um vídeo de 11 minutos para quem cozinha para fora: onde o dinheiro some e como pôr preço em cada marmita.",
  kicker: "Para quem cozinha para fora",
  length: "11 minutos, com som",
  headline: "Você vende marmita todo dia e não sobra dinheiro. O erro está na conta.",
  videoTitle: "A conta da marmita, feita do começo ao fim",
  watch: "Quero a planilha",
  watchNote: "Veja o vídeo primeiro. Se não fizer sentido para a sua cozinha, não compre.",
  lessons: {
    title: "No vídeo",
    items: [
      ["O que entra na conta", "Gás, embalagem, taxa do aplicativo e a sua hora. Quase todo mundo esquece dois desses quatro."],
      ["A fatia que é sua", "Como separar o seu pagamento do dinheiro da feira antes que ele vire feira."],
      ["Subir o preço sem perder cliente", "Uma mensagem pronta para mandar no grupo dos clientes, palavra por palavra."],
    ],
  },
  example: {
    title: "Dá para vender tudo e ficar no vermelho.",
    words: [
      "Um exemplo: quarenta marmitas por dia, a R$\u00a016 cada. Pesado tudo, arroz, feijão, tampa, botijão, cada uma custa R$\u00a015,20. No fim do dia sobram R$\u00a032, e a sua hora ainda não entrou.",
      "São números de exemplo: os seus estão na sua cozinha. Para achar, não tem fórmula secreta: é uma planilha de uma página.",
    ],
    quotes: [
      ["Cole aqui o que uma cozinheira escreveu depois de fazer a conta, com a permissão dela.", "[Nome, o que vende, cidade]"],
      ["Escolha quem conta o que mudou no cardápio: isso diz mais do que um elogio.", "[Nome, o que vende, cidade]"],
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
    "Fale com a gente: [oi@contadamarmita.example](mailto:oi@contadamarmita.example)",
  ],
};
