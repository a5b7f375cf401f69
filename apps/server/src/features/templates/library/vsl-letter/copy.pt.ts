import type { VslLetterCopy } from "./copy.ts";

export const pt: VslLetterCopy = {
  title: "Cobrança Gentil: 14 mensagens para cobrar sem brigar",
  description: "Uma carta e um vídeo de 8 minutos para quem trabalha por conta: como cobrar uma fatura atrasada e continuar com o cliente.",
  head: [
    ["Para:", "quem trabalha por conta e detesta cobrar"],
    ["De:", "Cobrança Gentil"],
    ["Assunto:", "aquela fatura do mês passado"],
  ],
  headline: "Como cobrar quem está devendo e continuar com o cliente",
  video: { title: "Uma cobrança, escrita na sua frente", note: "8 minutos, com som. A carta abaixo diz o mesmo, para quem prefere ler." },
  buy: "Quero as 14 mensagens",
  price: "R$\u00a059, uma vez só. Chega por e-mail na hora.",
  opening: [
    "Olá,",
    "você entregou o trabalho. O cliente gostou. Passou o dia 10, passou o dia 20, e a fatura continua aberta.",
    "Você já abriu a conversa três vezes. Escreveu “oi, tudo bem?”, apagou, e foi fazer outra coisa. Não é preguiça: é que cobrar parece acusar, e você quer continuar trabalhando com essa pessoa.",
    "Então o silêncio vai ficando. E quanto mais tempo passa, mais estranho fica escrever.",
    "A maioria dos atrasos, porém, tem uma causa sem graça: a fatura caiu no e-mail errado, quem aprova estava de férias, ninguém anotou a data. Para esses casos basta uma mensagem curta, sem desculpas e sem ameaça. Como esta:",
  ],
  sample: {
    label: "Mensagem 5, para o quinto dia de atraso",
    words: [
      "Oi, [nome]. A fatura 041, de R$\u00a01.800, venceu na quinta e ainda não caiu por aqui. Pode ter se perdido no caminho, então mando de novo em anexo.",
      "Você consegue me dizer até sexta em que dia ela entra? Assim eu organizo o começo da próxima etapa.",
    ],
    why: [
      "Repare no que ela **não** faz. Não pede desculpa por incomodar. Não pergunta se está tudo bem. Não fala em “pendência”.",
      "Ela dá o número, o valor e a data; oferece uma saída honrosa; e termina com **uma pergunta que se responde com um dia da semana**. Assim fica fácil responder.",
    ],
  },
  kit: {
    title: "O que vem no pacote",
    lead: "Catorze mensagens assim, na ordem em que você vai precisar delas:",
    items: [
      "Três para antes do vencimento, que evitam metade do trabalho",
      "Cinco para o primeiro mês de atraso, da leve à firme",
      "Duas para quando o cliente diz que não tem o dinheiro agora",
      "Uma para propor parcelas, com a conta pronta",
      "Duas para parar o trabalho sem bater a porta",
      "Uma para encerrar, quando é hora de encerrar",
    ],
  },
  middle: [
    "Cada uma vem em duas versões: para WhatsApp e para e-mail. E com uma linha que diz quando **não** usar.",
    "Vem também um calendário de uma página, para colar na parede: em que dia mandar qual, contado do vencimento. Você para de decidir, e é a decisão que cansa.",
  ],
  limits: {
    title: "Para quem isto não serve",
    items: [
      "Se a dívida já está na Justiça, fale com um advogado.",
      "Se você quer assustar alguém, aqui não tem ameaça nenhuma.",
      "Se o cliente não pretende pagar, nenhuma frase muda isso. A mensagem 14 ajuda a sair com dignidade.",
    ],
    after: "Não sabemos quanto você vai receber, nem quando: isso depende de quem deve. O que mudamos é que a mensagem sai hoje.",
  },
  closing: [
    "São R$\u00a059, pagos uma vez. Se em sete dias você achar que escreveria melhor sozinho, responda ao e-mail da compra e devolvemos tudo. As mensagens ficam com você.",
    "A fatura está aberta. A conversa também. Falta uma mensagem.",
    "Um abraço,",
  ],
  signed: "Equipe da Cobrança Gentil",
  postscript: [
    "**P.S.** Se for usar só uma coisa desta carta, use esta: troque “quando você puder” por um dia da semana.",
    "**P.P.S.** A mensagem do meio da carta é sua, comprando ou não.",
  ],
  footer: [
    "Material de escrita para cobranças amigáveis. Não substitui orientação jurídica.",
    "Fale com a gente: [oi@cobrancagentil.example](mailto:oi@cobrancagentil.example)",
  ],
};
