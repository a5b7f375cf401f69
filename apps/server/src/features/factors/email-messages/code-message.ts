import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import type { CodePurpose } from "../purposes.ts";
import type { Requester } from "../requester.ts";
import { requesterFacts } from "./requester-facts.ts";

export interface CodeMessageValues {
  /** Six digits. */
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly from: Requester;
}

const WORDS = {
  pt: {
    log_in: {
      subject: "Seu código para entrar no Vitrine",
      use: "Digite este código na tela em que você está entrando. Ele vale por 10 minutos, uma vez, e só ali.",
      warning: "Não foi você? Alguém sabe sua senha: troque-a agora e não passe este código a ninguém, nem ao suporte.",
    },
    proof: {
      subject: "Seu código para confirmar que é você",
      use: "Digite este código na tela que o pediu. Ele vale por 10 minutos, uma vez, e só ali.",
      warning:
        "Não foi você? Alguém está na sua conta: encerre as outras sessões, troque sua senha e não passe este código a ninguém, nem ao suporte.",
    },
  },
  en: {
    log_in: {
      subject: "Your code to log in to Vitrine",
      use: "Type this code on the screen where you are logging in. It is valid for 10 minutes, once, and only there.",
      warning: "Was it not you? Somebody knows your password: change it now and give this code to nobody, not even to support.",
    },
    proof: {
      subject: "Your code to confirm that it is you",
      use: "Type this code on the screen that asked for it. It is valid for 10 minutes, once, and only there.",
      warning:
        "Was it not you? Somebody is in your account: end the other sessions, change your password and give this code to nobody, not even to support.",
    },
  },
  es: {
    log_in: {
      subject: "Tu código para entrar en Vitrine",
      use: "Escribe este código en la pantalla en la que estás iniciando sesión. Vale por 10 minutos, una vez, y solo allí.",
      warning: "¿No fuiste tú? Alguien sabe tu contraseña: cámbiala ahora y no le des este código a nadie, ni a soporte.",
    },
    proof: {
      subject: "Tu código para confirmar que eres tú",
      use: "Escribe este código en la pantalla que lo pidió. Vale por 10 minutos, una vez, y solo allí.",
      warning:
        "¿No fuiste tú? Alguien está en tu cuenta: cierra las otras sesiones, cambia tu contraseña y no le des este código a nadie, ni a soporte.",
    },
  },
} as const satisfies Record<Language, Record<CodePurpose, { subject: string; use: string; warning: string }>>;

/** Brings a code; the code is in no other part of it than its own, so that no preview of the subject shows it. */
export function codeMessage(language: Language, { code, purpose, from }: CodeMessageValues): EmailMessage {
  const { subject, use, warning } = WORDS[language][purpose];
  return { subject, heading: subject, paragraphs: [use], code, facts: requesterFacts(language, from), footnote: warning };
}
