import type { ClubOffersCopy } from "./copy.ts";

export const pt: ClubOffersCopy = {
  title: "Arquibancada: a folha do clube para maiores de 18 anos",
  description: "O que o clube oferece, como ler uma odd e onde parar. Apostas só para maiores de 18 anos, em casa autorizada no Brasil.",
  masthead: { before: "Sai aos sábados", name: "Arquibancada", after: "Proibido para menores" },
  age: { figure: "18+", words: "Menor de idade não aposta" },
  story: {
    headline: "O jogo tem 90 minutos. O limite vem antes.",
    standfirst: "No clube você decide quanto pode gastar antes do apito. Depois que a bola rola, o limite não sobe.",
    imageAlt: "Bola no meio de um campo iluminado, com a arquibancada cheia ao fundo",
    caption: "Toda partida acaba. A aposta também precisa acabar.",
    columns: [
      "O Arquibancada reúne quem gosta de futebol e, de vez em quando, gosta de apostar um trocado nele. A folha traz a agenda da rodada, a conta por trás das odds e as regras da casa, sem palpite certo e sem promessa.",
      "Aqui ninguém ganha bônus por abrir conta: a lei brasileira proíbe, e o clube acha bom. O que oferecemos é outra coisa: limite, pausa e extrato que qualquer um entende.",
      "A maior parte de quem aposta perde dinheiro com o tempo. Se essa frase estraga a diversão, este não é um programa para você, e está tudo bem.",
    ],
    go: "Receber a folha",
  },
  warning: {
    title: "Cartão amarelo",
    words: [
      "Apostar é lazer pago, como cinema. Não é renda, não é investimento e não resolve conta atrasada.",
      "Use só o dinheiro que você já daria por perdido. Apostar pode causar dependência.",
    ],
    signs: "Pare e procure ajuda se você",
    items: [
      "aposta para recuperar o que perdeu",
      "esconde de alguém quanto gastou",
      "pegou emprestado para apostar",
      "perde o sono ou o trabalho por causa do jogo",
    ],
  },
  offers: {
    title: "O que o clube oferece",
    items: [
      ["Limite antes do jogo", "Depósito, perda e tempo, por dia e por mês. Baixar vale na hora; subir leva dois dias."],
      ["Pausa com um toque", "Um dia, uma semana, um mês. Para fechar de vez, a autoexclusão também está a um toque."],
      ["Extrato sem enfeite", "No dia 1º, uma linha: quanto entrou, quanto saiu, quanto faltou."],
      ["Odds em voz alta", "Ao lado de cada cotação, a chance que ela embute e a margem da casa."],
    ],
  },
  odds: {
    title: "A conta que a casa faz",
    lead: "Divida 100 pela odd e você tem a chance que ela embute. Some as três chances de uma partida:",
    heads: ["Resultado", "Odd", "Chance"],
    rows: [
      ["Mandante", "2,10", "47,6%"],
      ["Empate", "3,40", "29,4%"],
      ["Visitante", "3,50", "28,6%"],
    ],
    sum: ["Soma", "", "105,6%"],
    moral:
      "O que passa de 100% fica com a casa. É por isso que, com o tempo, quem ganha é ela. Exemplo de conta, não é cotação de jogo nenhum.",
  },
  join: {
    title: "A folha de sábado, no seu e-mail",
    words: "A agenda da rodada e a conta da semana. Sem palpite e sem mensagem fora de hora.",
    form: "Folha de sábado",
    email: "Seu e-mail",
    adult: "Tenho 18 anos ou mais",
    submit: "Receber a folha",
    thanks: "Pronto. A próxima folha chega no sábado de manhã.",
    note: "Um clique no fim de qualquer folha tira você da lista.",
  },
  questions: {
    title: "Cartas à redação",
    items: [
      ["Dá para viver disso?", "Não. Quem promete está vendendo alguma coisa. Aposta é gasto, e deve caber no que sobra do mês."],
      [
        "E se eu passar do limite?",
        "O sistema não deixa. Pedir mais no meio não adianta: o limite novo só vale dois dias depois do pedido.",
      ],
      [
        "Como fecho a conta?",
        "Em Conta, Encerrar. O saldo volta por Pix para a conta bancária em seu nome, e o clube não pergunta o motivo.",
      ],
    ],
  },
  legal: {
    title: "Expediente",
    items: [
      "Operado por [razão social], CNPJ [número].",
      "Autorização da Secretaria de Prêmios e Apostas do Ministério da Fazenda: [número da portaria].",
      "Endereço autorizado: [sua casa].bet.br. Aposte só em sites que terminam em .bet.br.",
    ],
    help: "Precisa conversar? O CVV atende no 188, de graça, a qualquer hora. O CAPS da sua cidade cuida de quem perdeu o controle do jogo.",
    contact: "Ouvidoria: [ouvidoria@arquibancada.example](mailto:ouvidoria@arquibancada.example)",
  },
};
