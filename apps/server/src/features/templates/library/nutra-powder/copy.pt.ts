import type { NutraPowderCopy } from "./copy.ts";

export const pt: NutraPowderCopy = {
  title: "Puro Soro: proteína em pó com um ingrediente só",
  description: "Soro de leite concentrado, sem sabor e sem adoçante. O rótulo inteiro, o modo de usar e o preço por porção, tudo à vista.",
  brand: "Puro Soro",
  sort: "Suplemento alimentar em pó",
  hero: {
    title: "Soro de leite.\nMais nada.",
    lead: "Proteína concentrada em pó, sem sabor, sem corante e sem adoçante. Um ingrediente só, e o rótulo inteiro logo aqui embaixo.",
    buy: "Ver preços",
    look: "Ler o rótulo",
    imageAlt: "Pote branco de tampa amarela; no rótulo, trinta pontos, vinte e quatro deles amarelos; na frente, a colher cheia de pó",
    dots: "Cada ponto do pote é um grama da porção. Os 24 amarelos são proteína.",
  },
  facts: [
    ["24 g", "de proteína em 30 g"],
    ["1", "ingrediente, o soro do leite"],
    ["0 g", "de açúcar adicionado"],
    ["30", "porções em cada pote"],
  ],
  label: {
    title: "O rótulo inteiro, antes do preço",
    lead: "É o mesmo que vem impresso no pote, em letra que dá para ler.",
    ingredients: ["Ingrediente", "Concentrado proteico de soro do leite."],
    notes: [
      "**Alérgicos: contém leite.** Contém lactose. Não contém glúten.",
      "Depois de aberto, use em até 90 dias. Guarde bem fechado, longe do sol e do fogão.",
    ],
    table: "Informação nutricional",
    portion: "Porção de 30 g (2 medidas rasas). 30 porções por pote.",
    heads: ["30 g", "%VD*"],
    rows: [
      ["Valor energético", "120 kcal", "6"],
      ["Proteínas", "24 g", "48"],
      ["Carboidratos", "2,2 g", "1"],
      ["Açúcares totais", "2,2 g", ""],
      ["Açúcares adicionados", "0 g", "0"],
      ["Gorduras totais", "1,8 g", "3"],
      ["Gorduras saturadas", "1,1 g", "6"],
      ["Gorduras trans", "0 g", "0"],
      ["Fibras", "0 g", "0"],
      ["Sódio", "48 mg", "2"],
      ["Cálcio", "150 mg", "15"],
    ],
    foot: "*Percentual dos valores diários que a porção fornece.",
  },
  how: {
    title: "Como se toma",
    steps: [
      [
        "Duas medidas rasas",
        "A colher vem no pote e leva 15 g. Passe uma faca por cima para não virar três.",
        "Colher de medida nivelada por uma faca",
      ],
      ["200 ml de água ou leite", "Frio ou morno. Em líquido fervendo o soro talha, como qualquer leite.", "Copo com líquido até a marca"],
      ["Meio minuto de colher", "Espere a espuma baixar e tome. Sobrou? Dura um dia na geladeira.", "Colher mexendo um copo"],
    ],
    note: "Uma porção por dia, na hora que for melhor para você. Não existe janela mágica depois do treino.",
  },
  prices: {
    title: "O mesmo pó, três tamanhos de compra",
    lead: "Compare pelo preço da porção. É ele que diz o que sai mais barato.",
    items: [
      {
        title: "Refil de 900 g",
        description: "Para encher o pote que você já tem.",
        value: "R$ 119",
        suffix: "",
        items: ["**R$ 3,97** por porção", "30 porções", "Vem sem colher"],
        button: "Comprar o refil",
      },
      {
        title: "Pote de 900 g",
        description: "Para a primeira vez.",
        value: "R$ 129",
        suffix: "",
        items: ["**R$ 4,30** por porção", "30 porções", "Pote que você reaproveita, com colher"],
        button: "Comprar o pote",
        ribbon: "Comece por este",
      },
      {
        title: "Dois refis de 900 g",
        description: "Para quem toma todo dia.",
        value: "R$ 226",
        suffix: "",
        items: ["**R$ 3,77** por porção", "60 porções", "Vem sem colher"],
        button: "Comprar dois refis",
      },
    ],
    note: "O frete aparece pelo CEP antes de você pagar. Não é assinatura: nada se renova sozinho.",
  },
  food: {
    title: "É alimento. Não é remédio.",
    words: [
      "Proteína é parte da comida, como a do ovo e a do feijão. O pó serve para completar a do seu dia com menos trabalho.",
      "Ele não emagrece, não cura nada e não entra no lugar de uma refeição, do médico ou do nutricionista. Se o seu prato já dá conta, você não precisa dele.",
    ],
    rules: [
      "Este produto não é um medicamento.",
      "Não exceder a recomendação diária de consumo indicada na embalagem.",
      "Mantenha fora do alcance de crianças.",
      "Para maiores de 19 anos. Gestantes, lactantes e quem tem doença nos rins devem perguntar antes ao médico.",
      "Suplemento alimentar notificado na Anvisa sob o nº [número da notificação].",
    ],
  },
  questions: {
    title: "Antes de comprar",
    items: [
      ["Tem gosto de quê?", "De leite, de leve. Some na vitamina de banana e no café com leite morno."],
      [
        "Tenho intolerância à lactose. Posso?",
        "Cada porção tem perto de 2 g de lactose. Pergunte a quem acompanha você. Se a alergia é ao leite, não use.",
      ],
      [
        "Quanta proteína eu preciso?",
        "Depende do seu peso, da sua idade e do que você come. Some a do seu prato por três dias e leve a conta a um nutricionista: ele pode dizer que o pó sobra.",
      ],
      [
        "E se eu me arrepender?",
        "São 7 dias a partir da entrega para desistir, como manda o Código de Defesa do Consumidor. Devolvemos o valor e o frete.",
      ],
    ],
  },
  footer: {
    maker: "Puro Soro Alimentos. CNPJ [número do CNPJ]",
    contact: "Fale com a gente: [oi@purosoro.example](mailto:oi@purosoro.example)",
  },
};
