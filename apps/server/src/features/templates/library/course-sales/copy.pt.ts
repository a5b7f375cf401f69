import type { CourseSalesCopy } from "./copy.ts";

export const pt: CourseSalesCopy = {
  title: "Noites de Conta: matemática para adultos, em seis terças",
  description: "Curso de matemática ao vivo para adultos: seis terças à noite, da fração aos juros, com lousa, caderno e tempo para errar.",
  brand: "Noites de Conta",
  join: "Entrar na turma",
  hero: {
    kicker: "Curso ao vivo, seis terças, das 19h30 às 21h",
    title: "Matemática, de novo. Agora com calma.",
    lead: "Para quem travou na fração, decorou a tabuada sem entender e hoje assina parcelamento de olhos fechados. Seis noites de lousa, do começo, com contas da sua vida.",
    facts: "Turma de até 30 pessoas. Aulas gravadas por um ano.",
    look: "Ver noite por noite",
    imageAlt: "Lousa com desenhos a giz: uma pizza em oito fatias, um triângulo com os quadrados nos lados e uma barra dividida em partes",
  },
  evenings: {
    title: "O que vai para a lousa",
    lead: "Cada noite tem um assunto, três contas feitas juntas e uma para levar para casa. Abra e veja.",
    items: [
      [
        "Noite 1: o que a tabuada esconde",
        "Multiplicar é contar um retângulo. Quando você enxerga isso, 7 × 8 deixa de ser decoreba.",
        "Conta da noite: quanto piso comprar para um quarto de 3,20 m por 2,75 m.",
      ],
      [
        "Noite 2: fração sem susto",
        "Metade, terço, três quartos: somar, comparar e dividir cortando pizza, antes de qualquer regra.",
        "Conta da noite: uma receita para 6 que precisa servir 4.",
      ],
      [
        "Noite 3: porcentagem é fração de 100",
        "Desconto, aumento e por que tirar 20% e depois pôr 20% não volta ao mesmo lugar.",
        "Conta da noite: leve 3, pague 2. De quanto é o desconto?",
      ],
      [
        "Noite 4: a regra de três, enfim",
        "Quando duas coisas crescem juntas, quando uma cresce e a outra cai, e quando a regra não serve.",
        "Conta da noite: gasolina ou álcool, no preço de hoje do seu posto.",
      ],
      [
        "Noite 5: juros, parcela por parcela",
        "O que é juro sobre juro e como achar, com calculadora, quanto custa cada mês de espera.",
        "Conta da noite: o parcelamento deste curso. Vale a pena? A gente calcula na sua frente.",
      ],
      [
        "Noite 6: ler um gráfico e desconfiar",
        "Média, mediana e os três truques que fazem uma linha subir mais do que subiu.",
        "Conta da noite: um gráfico de jornal desta semana, refeito do zero.",
      ],
    ],
  },
  weeks: {
    title: "Como passam as semanas",
    items: [
      ["Uma semana antes", "Um teste sem nota", "Doze perguntas para você saber onde parou. Só você vê o resultado."],
      ["Semanas 1 e 2", "Os números na mão", "Tabuada e fração, com papel quadriculado e desenho."],
      ["Semanas 3 e 4", "Uma coisa para outra", "Porcentagem e proporção, com preços de verdade."],
      ["Semanas 5 e 6", "As contas de adulto", "Juros, parcelas e gráficos. O mesmo teste do começo fecha o curso."],
    ],
  },
  fit: {
    title: "Antes de entrar, veja se é para você",
    yes: {
      title: "É para quem",
      items: [
        "saiu da escola há dez, vinte ou quarenta anos",
        "quer ajudar alguém com a lição e trava",
        "lida com preço, medida ou parcela no trabalho",
      ],
    },
    no: {
      title: "Não é para quem",
      items: [
        "precisa de preparação para vestibular ou concurso",
        "já resolve equação e quer cálculo",
        "procura só vídeo, sem turma e sem lição",
      ],
    },
  },
  offer: {
    title: "A conta do curso",
    lead: [
      "À vista são R$\u00a0297. Em 12 vezes de R$\u00a029,90 dá R$\u00a0358,80: os R$\u00a061,80 a mais são juros do cartão.",
      "Na noite 5 você aprende a achar essa diferença sozinho, em qualquer loja.",
    ],
    price: {
      title: "Seis noites, tudo incluído",
      description: "Próxima turma: primeira terça do mês.",
      value: "R$\u00a0297",
      suffix: "à vista",
      instalments: { count: 12, value: "R$\u00a029,90", isLead: true },
      items: [
        "Seis aulas ao vivo de uma hora e meia",
        "Gravações por um ano",
        "Caderno de 64 páginas em PDF, para imprimir",
        "Lição corrigida por escrito, toda semana",
      ],
      button: "Entrar na turma",
      note: "Pix, boleto ou cartão. O acesso chega por e-mail.",
    },
  },
  guarantee: {
    title: "Venha a duas noites e decida",
    words: [
      "Se depois da segunda aula não for para você, escreva até 15 dias depois da primeira. Devolvemos o valor inteiro, com os juros do cartão.",
      "Não perguntamos o motivo. O caderno fica com você.",
    ],
  },
  questions: {
    title: "Dúvidas de quem ainda não entrou",
    items: [
      ["E se eu perder uma terça?", "A gravação entra na quarta de manhã, com a lousa em PDF. A lição pode ser entregue até o domingo."],
      [
        "Vou ter de falar na frente dos outros?",
        "Não. Câmera e microfone ficam desligados, e as perguntas podem ir por escrito, sem nome.",
      ],
      ["O que preciso ter?", "Caderno quadriculado, lápis, borracha e uma tela onde caiba a lousa. Calculadora só a partir da noite 5."],
      [
        "Tenho discalculia. Serve?",
        "O ritmo é calmo e há muito desenho, mas não é acompanhamento clínico. Escreva antes e dizemos com franqueza se ajuda.",
      ],
      ["Tem certificado?", "Tem uma declaração de nove horas de curso. Ela não vale como diploma escolar."],
    ],
  },
  footer: "Noites de Conta. Dúvidas antes de entrar: [oi@noitesdeconta.example](mailto:oi@noitesdeconta.example)",
};
