import type { WaitingListCopy } from "./copy.ts";

export const pt: WaitingListCopy = {
  title: "Escrita às claras: lista de espera do curso",
  description:
    "Curso de escrita para quem precisa ser entendido no trabalho. Abre em março; quem está na lista recebe a data e o preço antes.",
  brand: "Escrita às claras",
  opens: "Inscrições em março",
  lines: ["uma ideia", "que ninguém", "entendia", "vai ficando"],
  headline: "clara",
  lead: "Seis semanas para escrever e-mail, proposta e relatório que se leem uma vez só. Entre na lista e saiba da abertura um dia antes de todo mundo.",
  form: {
    name: "Lista de espera",
    email: "Seu e-mail",
    submit: "Entrar na lista",
    thanks: "Você está na lista. Em março chega a data, o preço e o programa, tudo em uma mensagem só.",
  },
  note: "Duas mensagens até março, e nenhuma depois se você não quiser.",
  facts: [
    ["Seis semanas", "Uma aula por semana, de uma hora, e um texto seu corrigido em cada uma."],
    ["Vinte lugares", "É quanto dá para ler com atenção. Quando acabam, a lista vale para a próxima turma."],
    ["Sem compromisso", "Estar na lista não reserva nem cobra nada. É só um aviso."],
  ],
  footer: "Escrita às claras. [oi@asclaras.example](mailto:oi@asclaras.example)",
};
