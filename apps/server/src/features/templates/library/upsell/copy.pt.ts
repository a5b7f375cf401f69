import type { UpsellCopy } from "./copy.ts";

export const pt: UpsellCopy = {
  title: "Quatro semanas com treinadora, para quem vai correr 5\u00a0km",
  description: "Seu plano de corrida já está no e-mail. Se quiser companhia, uma treinadora ajusta seus treinos por quatro semanas.",
  paid: "Compra confirmada: seu plano “Primeiros 5\u00a0km” já está no e-mail.",
  bib: "Primeiros",
  number: "5\u00a0km",
  headline: "Quer uma treinadora do seu lado nas quatro primeiras semanas?",
  lead: "O plano funciona sozinho. Com a treinadora, ele muda junto com você: canela doendo, semana de plantão, chuva no domingo.",
  items: [
    "Ela olha seus treinos toda segunda e ajusta a semana",
    "Você manda áudio, ela responde em até um dia útil",
    "Uma chamada de vídeo para ver seu jeito de correr",
  ],
  price: "R$ 89",
  terms: "Um pagamento, no mesmo cartão. Quatro semanas e acabou: não renova.",
  accept: "Sim, quero a treinadora comigo",
  decline: "Agora não. Fico só com o plano",
  calm: "Sem pressa: a oferta continua na sua área de aluno, pelo mesmo preço.",
  coach:
    "**[Nome da treinadora], CREF [número]** [conte em duas frases há quanto tempo ela treina iniciantes e como começou a correr.] Acompanha vinte pessoas por mês, para conseguir ouvir todos os áudios.",
  access:
    "**Seu plano já é seu.** O acesso está no e-mail de confirmação, com o treino da primeira semana. Se não achar, olhe na caixa de spam ou escreva para a gente.",
  footer: "Dúvidas sobre a compra: [ajuda@primeiros5.example](mailto:ajuda@primeiros5.example)",
};
