import type { PresellCopy } from "./copy.ts";

export const pt: PresellCopy = {
  title: "O pão que só deu certo quando parei de ter pressa",
  description: "Três pães duros, um caderno de horários e o que aprendi sobre fermentação lenta na cozinha de um apartamento.",
  magazine: "Miolo",
  sponsored: "Publicidade de Forno Lento",
  section: "Cozinha de casa",
  headline: "O pão que só deu certo quando parei de ter pressa",
  standfirst: "Durante um mês eu culpei a farinha, o forno e a umidade de Santos. O problema estava no relógio.",
  byline: "Por **[quem escreve]**. Leitura de 5 minutos",
  imageAlt: "Pão redondo de casca escura, com um ramo de trigo cortado na crosta, sobre um pano listrado",
  caption: "O sexto pão. Os cinco primeiros viraram farinha de rosca.",
  opening: [
    "O primeiro pão que fiz em casa pesava como um paralelepípedo. Meu marido elogiou a casca. Meu filho perguntou se era para comer ou para segurar a porta.",
    "Eu tinha seguido a receita à risca: farinha de trigo, água, sal e um vidrinho de fermento natural que uma vizinha me deu. “Deixe crescer por quatro horas”, dizia o texto. Deixei quatro horas. Nem um minuto a mais.",
  ],
  parts: [
    {
      title: "A massa não sabe que horas são",
      words: [
        "Foi a mesma vizinha quem desfez o mistério. Ela entrou na minha cozinha, encostou a mão na bancada e disse: “Aqui está frio, menina. Quatro horas de quem?”",
        "O fermento natural é um bicho vivo. A 28 graus ele corre; a 20, passeia. A receita tinha sido escrita no verão de outra pessoa. A minha massa precisava de nove horas, e eu vinha assando na quarta.",
      ],
    },
    {
      title: "O que eu passei a olhar",
      words: [
        "Troquei o relógio por três sinais. A massa precisa quase dobrar. Precisa balançar como gelatina quando a tigela treme. E precisa voltar devagar quando o dedo afunda nela.",
        "Anotei tudo num caderno: hora, temperatura, tamanho. No sexto pão, abri a panela e a casca cantou. É um estalo baixinho, de crosta esfriando. Quem ouve uma vez não esquece.",
      ],
    },
    {
      title: "Pão de quem trabalha fora",
      words: [
        "A melhor descoberta foi que a lentidão ajuda. Misturo a massa às sete da noite, ela cresce na geladeira enquanto durmo e eu asso antes do banho. São quarenta minutos de trabalho, espalhados em doze horas.",
      ],
    },
  ],
  quote: "“Aqui está frio, menina. Quatro horas de quem?”",
  clock: {
    title: "Doze horas, quarenta minutos de trabalho",
    alt: "Quatro massas lado a lado, cada uma maior e com mais bolhas que a anterior",
    steps: [
      ["19h", "Misturar e deixar descansar"],
      ["21h", "Dobrar duas vezes e pôr na geladeira"],
      ["6h", "Modelar enquanto o forno aquece"],
      ["7h", "Assar com tampa, depois sem"],
    ],
  },
  box: {
    label: "Quem apresenta este artigo",
    title: "Forno Lento, o curso que me teria poupado cinco pães",
    words: [
      "Seis aulas gravadas na cozinha de um apartamento, com forno comum e farinha de mercado. Você aprende a ler a massa e monta o horário que cabe na sua semana.",
      "A primeira aula é aberta, e o fermento se começa hoje: farinha, água e um vidro limpo.",
    ],
    go: "Conhecer o Forno Lento",
    note: "Este texto foi pago pelo Forno Lento, que vende o curso.",
  },
  footer: "Miolo é uma revista sobre comida feita em casa.",
};
