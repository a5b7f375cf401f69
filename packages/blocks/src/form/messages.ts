import type { Language } from "@vitrine/document";
import type { KindMessages } from "../define-block.ts";

export const messages: Record<Language, KindMessages> = {
  pt: {
    label: "Formulário",
    fields: {
      name: "Nome do formulário",
      submitLabel: "Texto do botão",
      after: "Depois do envio",
      thanks: "Mensagem de agradecimento",
      redirectTo: "Endereço de destino",
    },
    choices: { "after.message": "Mostrar a mensagem", "after.redirect": "Ir para outro endereço" },
    seed: {
      name: "Formulário de contato",
      submitLabel: "Quero receber",
      thanks: "Recebemos seus dados. Em breve você recebe nossa mensagem.",
      fieldName: "Nome",
      fieldEmail: "E-mail",
    },
    visitor: {
      required: "Preencha este campo.",
      email: "Confira o e-mail: falta algo nele.",
      phone: "Confira o telefone, com DDD.",
      option: "Escolha uma das opções.",
      tooLong: "Este texto é longo demais.",
      failed: "Não foi possível enviar. Confira sua conexão e tente de novo.",
      trap: "Deixe este campo vazio",
    },
  },
  en: {
    label: "Form",
    fields: {
      name: "Form name",
      submitLabel: "Button text",
      after: "After sending",
      thanks: "Thank-you message",
      redirectTo: "Where to go",
    },
    choices: { "after.message": "Show the message", "after.redirect": "Go to another address" },
    seed: {
      name: "Contact form",
      submitLabel: "Send it to me",
      thanks: "We have your details. You will hear from us soon.",
      fieldName: "Name",
      fieldEmail: "E-mail",
    },
    visitor: {
      required: "Please fill in this field.",
      email: "Check the e-mail address: something is missing.",
      phone: "Check the phone number, with its area code.",
      option: "Choose one of the options.",
      tooLong: "This text is too long.",
      failed: "It could not be sent. Check your connection and try again.",
      trap: "Leave this field empty",
    },
  },
  es: {
    label: "Formulario",
    fields: {
      name: "Nombre del formulario",
      submitLabel: "Texto del botón",
      after: "Después del envío",
      thanks: "Mensaje de agradecimiento",
      redirectTo: "Dirección de destino",
    },
    choices: { "after.message": "Mostrar el mensaje", "after.redirect": "Ir a otra dirección" },
    seed: {
      name: "Formulario de contacto",
      submitLabel: "Quiero recibirlo",
      thanks: "Recibimos tus datos. Pronto tendrás noticias nuestras.",
      fieldName: "Nombre",
      fieldEmail: "Correo electrónico",
    },
    visitor: {
      required: "Completa este campo.",
      email: "Revisa el correo: le falta algo.",
      phone: "Revisa el teléfono, con su código de área.",
      option: "Elige una de las opciones.",
      tooLong: "Este texto es demasiado largo.",
      failed: "No se pudo enviar. Revisa tu conexión e inténtalo de nuevo.",
      trap: "Deja este campo vacío",
    },
  },
};
