import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import { momentInWords } from "../../../platform/mail/moment-in-words.ts";
import type { Requester } from "../requester.ts";
import { requesterFacts } from "./requester-facts.ts";

/** What happened to an account's second factors. */
export type Change =
  | { readonly kind: "email_on" | "email_off" | "app_on" | "app_off" | "recovery_codes_made" | "recovery_code_used" }
  | { readonly kind: "passkey_added" | "passkey_removed"; readonly name: string };

export interface ChangeMessageValues {
  readonly change: Change;
  readonly from: Requester;
  readonly at: Date;
  readonly publicUrl: string;
}

type Words = { readonly [Kind in Change["kind"]]: { readonly subject: string; readonly text: string } } & {
  readonly warning: string;
  readonly button: string;
  readonly when: string;
  readonly passkey: string;
};

const WORDS: Record<Language, Words> = {
  pt: {
    email_on: {
      subject: "Verificação por e-mail ativada",
      text: "De agora em diante, entrar na sua conta também pede um código enviado a este e-mail.",
    },
    email_off: { subject: "Verificação por e-mail desativada", text: "Sua conta não pede mais um código enviado a este e-mail." },
    app_on: {
      subject: "Aplicativo autenticador ativado",
      text: "De agora em diante, entrar na sua conta também pede um código do aplicativo autenticador.",
    },
    app_off: { subject: "Aplicativo autenticador removido", text: "Sua conta não pede mais um código do aplicativo autenticador." },
    recovery_codes_made: {
      subject: "Novos códigos de recuperação",
      text: "Foram criados novos códigos de recuperação para sua conta. Os anteriores não funcionam mais.",
    },
    recovery_code_used: {
      subject: "Um código de recuperação foi usado",
      text: "Um dos códigos de recuperação da sua conta acaba de ser usado. Ele não funciona mais.",
    },
    passkey_added: {
      subject: "Chave de acesso adicionada",
      text: "Uma chave de acesso foi adicionada à sua conta. Com ela é possível entrar.",
    },
    passkey_removed: {
      subject: "Chave de acesso removida",
      text: "Uma chave de acesso foi removida da sua conta. Ela não serve mais para entrar.",
    },
    warning: "Se foi você, não precisa fazer nada. Se não foi, redefina a senha agora: isso encerra todas as sessões.",
    button: "Não fui eu: redefinir a senha",
    when: "Quando",
    passkey: "Chave de acesso",
  },
  en: {
    email_on: {
      subject: "Verification by e-mail turned on",
      text: "From now on, logging in to your account also asks for a code sent to this e-mail.",
    },
    email_off: { subject: "Verification by e-mail turned off", text: "Your account no longer asks for a code sent to this e-mail." },
    app_on: {
      subject: "Authenticator app turned on",
      text: "From now on, logging in to your account also asks for a code of the authenticator app.",
    },
    app_off: { subject: "Authenticator app removed", text: "Your account no longer asks for a code of the authenticator app." },
    recovery_codes_made: {
      subject: "New recovery codes",
      text: "New recovery codes were made for your account. Those from before no longer work.",
    },
    recovery_code_used: {
      subject: "A recovery code was used",
      text: "One of your account's recovery codes has just been used. It no longer works.",
    },
    passkey_added: { subject: "Passkey added", text: "A passkey was added to your account. It can be used to log in." },
    passkey_removed: { subject: "Passkey removed", text: "A passkey was removed from your account. It can no longer be used to log in." },
    warning: "If it was you, there is nothing to do. If it was not, reset your password now: that ends every session.",
    button: "It was not me: reset the password",
    when: "When",
    passkey: "Passkey",
  },
  es: {
    email_on: {
      subject: "Verificación por correo activada",
      text: "De ahora en adelante, iniciar sesión en tu cuenta también pide un código enviado a este correo.",
    },
    email_off: { subject: "Verificación por correo desactivada", text: "Tu cuenta ya no pide un código enviado a este correo." },
    app_on: {
      subject: "Aplicación de autenticación activada",
      text: "De ahora en adelante, iniciar sesión en tu cuenta también pide un código de la aplicación de autenticación.",
    },
    app_off: {
      subject: "Aplicación de autenticación eliminada",
      text: "Tu cuenta ya no pide un código de la aplicación de autenticación.",
    },
    recovery_codes_made: {
      subject: "Nuevos códigos de recuperación",
      text: "Se crearon nuevos códigos de recuperación para tu cuenta. Los anteriores ya no funcionan.",
    },
    recovery_code_used: {
      subject: "Se usó un código de recuperación",
      text: "Uno de los códigos de recuperación de tu cuenta acaba de usarse. Ya no funciona.",
    },
    passkey_added: {
      subject: "Llave de acceso agregada",
      text: "Se agregó una llave de acceso a tu cuenta. Con ella se puede iniciar sesión.",
    },
    passkey_removed: {
      subject: "Llave de acceso eliminada",
      text: "Se eliminó una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.",
    },
    warning: "Si fuiste tú, no tienes que hacer nada. Si no, restablece la contraseña ahora: eso cierra todas las sesiones.",
    button: "No fui yo: restablecer la contraseña",
    when: "Cuándo",
    passkey: "Llave de acceso",
  },
};

/** Tells the owner that the second factors changed, and what to do when it was somebody else. */
export function changeMessage(language: Language, { change, from, at, publicUrl }: ChangeMessageValues): EmailMessage {
  const words = WORDS[language];
  const { subject, text } = words[change.kind];
  return {
    subject,
    heading: subject,
    paragraphs: [text, words.warning],
    button: { label: words.button, url: `${publicUrl}/recover` },
    facts: [
      ...("name" in change ? [{ label: words.passkey, value: change.name }] : []),
      { label: words.when, value: momentInWords(language, at) },
      ...requesterFacts(language, from),
    ],
  };
}
