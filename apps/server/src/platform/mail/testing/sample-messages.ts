import type { EmailMessage } from "../email-message.ts";

/** A message that brings a code. */
export const codeMessage: EmailMessage = {
  subject: "Seu código é 482913",
  heading: "Confirme que é você",
  paragraphs: ["Olá, João & Zé. Digite este código na tela em que você estava. Ele vale por 10 minutos."],
  code: "482913",
  facts: [
    { label: "Quando", value: "21 de nov. de 2026, 12:00" },
    { label: "De onde", value: "São Paulo, Brasil (203.0.113.7)" },
    { label: "Aparelho", value: "Chrome no Windows" },
  ],
  footnote: "Você recebeu este e-mail porque alguém está entrando na sua conta. Se não foi você, troque sua senha.",
};

/** A message that asks for a click. */
export const buttonMessage: EmailMessage = {
  subject: "Crie uma nova senha",
  heading: "Crie uma nova senha",
  paragraphs: ["Recebemos um pedido para trocar a senha da sua conta.", "O link vale por 30 minutos e funciona uma vez só."],
  button: {
    label: "Criar nova senha",
    url: "http://localhost:3000/reset?token=k3Jx9vQ2mN8rT5wY7zB4cF6hL1pS0dG3k3Jx9vQ2mN8rT5wY7zB4cF6hL1pS0dG3&lang=pt",
  },
  footnote: "Você recebeu este e-mail porque alguém pediu uma nova senha para esta conta. Se não foi você, ignore esta mensagem.",
};
