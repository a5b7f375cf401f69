import type { WebinarCopy } from "./copy.ts";

export const pt: WebinarCopy = {
  title: "Dinheiro de quem não tem salário: aula ao vivo",
  description: "Aula gratuita de 70 minutos para autônomos: como transformar uma renda que oscila em um pagamento fixo para você.",
  kicker: "Aula ao vivo, gratuita, pela internet",
  host: "com perguntas no fim",
  headline: "Dinheiro de quem não tem salário",
  imageAlt: "Gráfico de doze meses de entradas muito desiguais, cortado por uma linha reta: o pagamento fixo",
  lead: "Tem mês que entra tudo, tem mês que não entra nada. Em 70 minutos você aprende a se pagar um valor fixo, mesmo com a renda pulando.",
  reserve: "Guardar meu lugar",
  when: { locale: "pt-BR", hour: "20h, horário de Brasília" },
  starts: "Começa em",
  form: {
    title: "Guarde seu lugar",
    words: "O link da sala chega por e-mail na hora e outra vez no dia da aula.",
    name: "Seu nome",
    email: "Seu melhor e-mail",
    submit: "Guardar meu lugar",
    thanks: "Lugar guardado. O link da sala já está a caminho do seu e-mail.",
    note: "Sem grupo de WhatsApp e sem ligação. Só o link e um lembrete.",
  },
  plan: {
    title: "Os 70 minutos",
    items: [
      ["0’", "Achar o seu número", "Quanto você gasta de verdade, usando só o extrato dos últimos três meses."],
      ["20’", "Três potes", "Imposto, reserva e você. Em que ordem encher e o que fazer no mês fraco."],
      ["40’", "O dia do pagamento", "Como se pagar todo dia 5, com exemplos de uma tradutora, um barbeiro e um fotógrafo."],
      ["55’", "Perguntas", "Abertas, sem filtro. Quem não puder ficar recebe as respostas por escrito."],
    ],
  },
  speaker: {
    title: "Quem conduz",
    words: [
      "**[Seu nome]** [conte em duas frases o que você faz, desde quando, e o que sabe de renda que oscila.]",
      "Nesta aula não indico investimento e não vendo curso no fim.",
    ],
  },
  fit: {
    yes: "É para você se",
    yesItems: [
      "recebe por projeto, comissão ou diária",
      "mistura a conta da empresa com a da casa",
      "vive pensando no imposto do mês que vem",
    ],
    no: "Não é para você se",
    noItems: ["procura dica de ação ou de cripto", "tem salário fixo e quer só cortar gastos"],
  },
  footer: "Dinheiro de quem não tem salário. Dúvidas: [aula@semsalario.example](mailto:aula@semsalario.example)",
};
