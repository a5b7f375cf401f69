import type { ThankyouCopy } from "./copy.ts";

export const pt: ThankyouCopy = {
  title: "Obrigada! Seu café já está na lista da torra",
  description: "Assinatura confirmada. Veja o que acontece agora, quando o pacote sai e como passar a primeira xícara.",
  brand: "Café da Serra Fria",
  headline: "Obrigada.",
  promise: "Seu café já tem dono.",
  lead: "A assinatura está confirmada e o recibo foi para o seu e-mail. Daqui para a frente é com a gente.",
  imageAlt: "Xícara fumegante diante de morros plantados de café, com o sol nascendo",
  steps: {
    title: "O que acontece agora",
    items: [
      ["Hoje", "A gente escreve", "Você recebe um e-mail com o número do pedido e um botão para mudar a moagem ou o endereço."],
      ["Na terça", "A gente torra", "Torramos só o que foi pedido. Seu nome vai escrito à mão no pacote."],
      ["Até sexta", "Vai para o correio", "Você recebe o código de rastreio. Para a maior parte do país, leva de 3 a 6 dias úteis."],
    ],
  },
  recipe: {
    title: "Enquanto ele não chega: o coado da casa",
    lead: "Para duas xícaras, com o coador que você já tem.",
    items: [
      "Ferva 400 ml de água e espere um minuto",
      "Escalde o filtro e jogue fora essa água",
      "Ponha 28 g de café, umas quatro colheres de sopa",
      "Molhe o pó, conte trinta segundos e só então despeje o resto, em círculos",
    ],
  },
  letter: {
    words: [
      "Café bom é o que chega do jeito de quem bebe. Por isso a gente torra por pedido e lê cada resposta. Se o seu chegar diferente do que você gosta, responda o e-mail: eu leio e ajusto a torra seguinte.",
    ],
    signed: "Quem torra, na Serra Fria",
  },
  help: {
    title: "Algo saiu errado?",
    words: "Escreva para [oi@serrafria.example](mailto:oi@serrafria.example). Respondemos de segunda a sexta, das 8h às 17h.",
  },
  footer: "Café da Serra Fria, Carmo de Minas, MG",
};
