import type { LeadMagnetCopy } from "./copy.ts";

export const pt: LeadMagnetCopy = {
  title: "Bicicleta na cozinha: guia grátis com doze consertos",
  description: "Guia grátis em PDF: doze consertos de bicicleta para fazer em casa, com desenhos, ferramentas e o tempo de cada um.",
  cover: { title: "Bicicleta\nna cozinha", line: "Doze consertos para fazer em casa" },
  kicker: "Guia grátis, 52 páginas em PDF",
  headline: "Conserte sua bicicleta sem sair da cozinha",
  lead: "Pneu furado, freio frouxo, corrente que pula: doze consertos explicados com desenho, do mais fácil ao mais chato. O primeiro leva cinco minutos.",
  form: {
    name: "Guia da bicicleta",
    first: "Seu nome",
    mail: "E-mail para receber o guia",
    example: "voce@exemplo.com.br",
    submit: "Receber o guia",
    thanks: "Pronto. O guia está a caminho do seu e-mail. Se não chegar em dez minutos, olhe na caixa de promoções.",
  },
  promise: "Depois do guia, uma dica por mês. Todo e-mail tem um link para sair da lista.",
  chapters: {
    title: "O que tem dentro",
    lead: "Cada capítulo abre com o tempo, as ferramentas e o jeito de saber se deu certo.",
    items: [
      ["Encher no ponto", "5 min. Quanto ar vai no pneu, e por quê", "6"],
      ["Altura do banco", "10 min. O joelho agradece na primeira volta", "9"],
      ["Remendar a câmara", "25 min. Com remendo, não com sorte", "12"],
      ["Trocar o pneu", "20 min. Sem beliscar a câmara nova", "17"],
      ["Freio que chia", "15 min. Limpar, lixar, alinhar a sapata", "21"],
      ["Freio frouxo", "10 min. O parafuso que resolve quase sempre", "25"],
      ["Limpar a corrente", "20 min. Pano, escova velha e uma bacia", "28"],
      ["Corrente que pula", "15 min. Medir o desgaste com uma régua", "32"],
      ["Câmbio desalinhado", "30 min. Dois parafusos e paciência", "35"],
      ["Roda empenada", "40 min. O raio certo, um quarto de volta", "40"],
      ["Guidão com folga", "15 min. Apertar na ordem certa", "45"],
      ["Hora da oficina", "Cinco sinais de que é melhor não mexer", "48"],
    ],
  },
  inside: {
    title: "Feito para sujar",
    items: [
      "Desenho em todos os passos, grandes o bastante para ver de longe",
      "Lista de ferramentas: as seis essenciais e as que podem esperar",
      "Versão para imprimir em preto e branco, quatro páginas por folha",
    ],
  },
  free: {
    title: "Por que é grátis?",
    words: [
      "Porque a gente vende o jogo de ferramentas que aparece nas páginas 4 e 5. Ele é bom, mas o guia funciona com a chave que você já tem na gaveta.",
      "Serve para bicicleta comum de freio na borda ou a disco mecânico. Freio hidráulico, suspensão e bicicleta elétrica não entram: esses são da oficina.",
    ],
  },
  again: "Quero o guia",
  footer: "Bicicleta na cozinha é um guia da Chave 15. Fale com a gente: [oi@chave15.example](mailto:oi@chave15.example)",
};
