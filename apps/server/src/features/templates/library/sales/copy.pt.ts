import type { SalesCopy } from "./copy.ts";

export const pt: SalesCopy = {
  title: "Seis Cordas: violão do zero, 20 minutos por dia",
  description: "Curso de violão em vídeo para quem nunca tocou. Quatro semanas, quatro acordes novos e uma música inteira no fim.",
  brand: "Seis Cordas",
  nav: { weeks: "As quatro semanas", teacher: "Quem ensina", questions: "Dúvidas", buy: "Começar" },
  hero: {
    kicker: "Curso de violão em vídeo",
    title: "Uma música inteira em quatro semanas",
    lead: "Para quem tem um violão encostado em casa. Você toca 20 minutos por dia, aprende um acorde por semana e termina o mês com uma música do começo ao fim.",
    buy: "Quero começar",
    look: "Ver as quatro semanas",
    imageAlt: "Violão visto de perto, com o braço subindo em diagonal sobre um fundo verde-escuro",
    facts: [
      ["28", "aulas de 6 a 12 minutos"],
      ["20 min", "de treino por dia"],
      ["2 anos", "para ver e rever"],
    ],
  },
  weeks: {
    title: "Um acorde por semana. Só isso.",
    lead: "A maioria desiste porque tenta aprender dez acordes de uma vez. Aqui a mão aprende um, e ele já entra na música do dia.",
    items: [
      {
        name: "Semana 1",
        title: "Mi menor",
        text: "Dois dedos e o primeiro ritmo. Você afina, toca e bate o pé no tempo.",
        alt: "Diagrama do acorde de Mi menor",
      },
      {
        name: "Semana 2",
        title: "Sol maior",
        text: "A primeira troca de acorde, devagar, até o som parar de falhar.",
        alt: "Diagrama do acorde de Sol maior",
      },
      {
        name: "Semana 3",
        title: "Dó maior",
        text: "Três acordes em roda. Cante por cima, mesmo desafinando.",
        alt: "Diagrama do acorde de Dó maior",
      },
      {
        name: "Semana 4",
        title: "Ré maior",
        text: "A música inteira: introdução, estrofe, refrão e um final decente.",
        alt: "Diagrama do acorde de Ré maior",
      },
    ],
  },
  teacher: {
    label: "Quem ensina",
    quote: "“Ninguém me chama para ouvir escala. Me chamam para tocar na roda. É isso que eu ensino primeiro.”",
    about: [
      "**[Seu nome]** [conte em duas frases há quanto tempo você dá aula, onde e para quem.]",
      "As aulas são gravadas de pé, no quarto de estudo, com a câmera na mão esquerda. Sem vinheta e sem enrolação.",
    ],
  },
  included: {
    title: "O que você recebe",
    lead: "Tudo fica na sua área de aluno no mesmo dia.",
    items: [
      "28 aulas em vídeo, curtas e na ordem",
      "Ritmos gravados em três velocidades",
      "Caderno em PDF com as cifras, para imprimir",
      "Doze músicas com os quatro acordes do curso",
      "Uma dúvida em vídeo por semana, respondida por quem dá as aulas",
      "Guia para afinar e trocar as cordas em casa",
    ],
  },
  voices: {
    title: "Quem já tocou a primeira",
    items: [
      [
        "Cole aqui o que um aluno escreveu depois da primeira música, com as palavras dele e com a permissão dele.",
        "[Nome do aluno, cidade]",
      ],
      ["Escolha também alguém que demorou. Quem tem medo de começar tarde se reconhece nele.", "[Nome do aluno, cidade]"],
      ["E um relato que diz o que foi difícil: ele convence mais do que um elogio.", "[Nome do aluno, cidade]"],
    ],
  },
  offer: {
    label: "Curso completo",
    title: "Comece hoje, no seu sofá",
    price: "R$ 197",
    terms: "ou 12 × R$ 19,70 no cartão, R$ 236,40 no total. Sem mensalidade.",
    items: [
      "Acesso por 2 anos, no celular e no computador",
      "Cifras e áudios para baixar",
      "Respostas às suas dúvidas nas quatro primeiras semanas",
    ],
    buy: "Quero começar agora",
    promise: "Se em 14 dias não for para você, escreva uma linha e devolvemos tudo.",
  },
  questions: {
    title: "Antes de decidir",
    items: [
      ["Serve qualquer violão?", "Serve. De náilon ou de aço, novo ou herdado. A aula 2 mostra como saber se ele precisa de regulagem."],
      [
        "E se eu não tiver 20 minutos todos os dias?",
        "Cinco dias por semana bastam. Se passar uma semana sem tocar, a aula de retomada devolve você ao ponto em cinco minutos.",
      ],
      ["Sou canhoto. E agora?", "Os diagramas vêm nas duas versões e uma aula mostra a troca das cordas."],
      ["Preciso saber ler partitura?", "Não. O curso usa cifra e diagrama, explicados na primeira aula."],
      [
        "Como recebo o acesso?",
        "Por e-mail, assim que o pagamento é confirmado. No Pix leva poucos minutos; no boleto, até dois dias úteis.",
      ],
    ],
  },
  footer: { maker: "Seis Cordas, Juiz de Fora, MG", contact: "Fale com a gente: [oi@seiscordas.example](mailto:oi@seiscordas.example)" },
};
