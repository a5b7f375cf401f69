import type { PhysicalProductCopy } from "./copy.ts";

export const pt: PhysicalProductCopy = {
  title: "Vagalume, a luminária recarregável que vai junto",
  description: "Luminária de mesa sem fio: 12 horas de luz quente, três forças, carga por USB-C e seis peças que se trocam em casa.",
  maker: "Pavio",
  nav: { details: "Detalhes", parts: "Peças", questions: "Dúvidas" },
  hero: {
    sort: "Luminária recarregável",
    name: "Vagalume",
    lead: "Sai da mesa, vai para a varanda e dorme ao lado da cama. Doze horas de luz quente, sem fio no meio do caminho.",
    price: "R$ 289",
    terms: "ou 6 × R$ 48,17 sem juros",
    buy: "Comprar a Vagalume",
    facts: ["12 horas de luz na força média", "Carga completa em 3 horas, por USB-C", "Três forças em um botão só"],
    delivery: "Sai da oficina em até 2 dias úteis. Frete pelo CEP.",
    alts: {
      night: "Luminária laranja em forma de cogumelo, acesa sobre uma mesa à noite, entre uma caneca e dois livros",
      parts: "A luminária aberta em seis peças, uma em cima da outra",
      camp: "A luminária acesa no chão, diante de uma barraca, sob a lua",
      size: "A luminária ao lado de uma caneca, com linhas de medida",
    },
  },
  details: {
    title: "Tudo sobre ela",
    use: {
      name: "Como funciona",
      words: [
        "Um toque no botão da base acende. Outro muda a força: **leitura**, **mesa** ou **vigília**. Segure por um segundo e ela apaga.",
        "A luz é quente, de 2.700 K, e sai só por baixo da cúpula: ilumina o prato e não o olho de quem está na frente. Ela funciona ligada no cabo também.",
      ],
    },
    measures: {
      name: "Medidas",
      rows: [
        ["Altura", "26 cm"],
        ["Largura da cúpula", "21 cm"],
        ["Peso", "680 g"],
        ["Luz", "até 220 lúmens, 2.700 K"],
        ["Bateria", "4.000 mAh, trocável"],
        ["Duração", "6, 12 ou 60 horas, conforme a força"],
        ["Material", "alumínio pintado e difusor de vidro leitoso"],
      ],
    },
    inBox: {
      name: "Na caixa",
      items: [
        "1 luminária Vagalume, cor tangerina",
        "1 cabo USB-C de 1 metro, de algodão",
        "1 chave para abrir a base",
        "1 folha com o passo a passo",
      ],
      note: "O carregador de tomada não vem: qualquer um de celular serve.",
    },
    sending: {
      name: "Entrega e troca",
      words: [
        "Postamos em até 2 dias úteis e você acompanha pelo código que chega no e-mail. A caixa é de papelão, sem isopor.",
        "Não gostou? São 7 dias a partir da entrega para desistir. A gente paga a volta e devolve tudo, inclusive o frete da ida.",
      ],
    },
  },
  repair: {
    title: "Quatro parafusos separam você do conserto",
    lead: "Luminária boa não vai para o lixo por causa de uma bateria. A Vagalume abre com a chave que vem na caixa, e cada peça é vendida avulsa.",
    parts: [
      ["Cúpula", "R$ 74"],
      ["Difusor de vidro", "R$ 39"],
      ["Placa de LED", "R$ 32"],
      ["Haste", "R$ 45"],
      ["Bateria", "R$ 58"],
      ["Base com botão", "R$ 62"],
    ],
    note: "Guardamos peças por dez anos depois da última luminária vendida.",
  },
  order: {
    title: "Seu pedido",
    summary: {
      title: "Resumo",
      items: [
        ["Vagalume, cor tangerina", "R$ 289"],
        ["Frete", "pelo CEP"],
      ],
      total: ["Total sem o frete", "R$ 289"],
      note: "No Pix, o total cai para R$ 274.",
    },
    pay: "Ir para o pagamento",
    note: "Você vê o frete e o prazo antes de pagar.",
    guarantee: {
      title: "Um ano inteiro de garantia",
      words:
        "Se ela parar dentro de um ano, a gente conserta ou troca, e o transporte é por nossa conta. Os 90 dias que a lei já garante estão incluídos. Queda e mergulho ficam de fora.",
    },
  },
  questions: {
    title: "Perguntas de quem quase comprou",
    items: [
      ["Pode ficar na chuva?", "Sereno e respingo, sim. Chuva, não: a proteção é IP44. Se molhar, deixe secar virada para baixo."],
      [
        "Dá para ler com ela?",
        "Dá. Na força maior ela ilumina bem um livro a meio metro. Para costurar ou desenhar, prefira uma luminária de braço.",
      ],
      [
        "Quanto tempo dura a bateria, em anos?",
        "Perto de 800 cargas até perder um quinto da capacidade. Usando dia sim, dia não, são mais de quatro anos.",
      ],
      ["Ela esquenta?", "A cúpula fica morna. Criança pode encostar sem susto, mas não é brinquedo."],
      ["Vocês têm outra cor?", "Por enquanto, só tangerina. Preferimos acertar uma a errar cinco."],
    ],
  },
  chat: { message: "Oi! Tenho uma dúvida sobre a Vagalume.", bubble: "Dúvida sobre a Vagalume? Pergunte por aqui." },
  bar: { words: "Vagalume, R$ 289", buy: "Comprar" },
  footer: { maker: "Pavio, luminárias. CNPJ [número do CNPJ]", contact: "Fale com a oficina: [oi@pavio.example](mailto:oi@pavio.example)" },
};
