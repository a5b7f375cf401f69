import type { NumeralCopy } from "./copy.ts";

export const pt: NumeralCopy = {
  figure: "6",
  unit: "aulas",
  title: "Do primeiro passo ao trabalho pronto",
  lead: "Cada aula termina com uma parte feita. Na última, você junta tudo e mostra para alguém.",
  buy: "Quero minha vaga",
  note: "Pagamento único. Acesso na hora, por e-mail.",
};
