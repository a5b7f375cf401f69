import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import type { DomainPurpose } from "../domain-store.ts";

export interface LossValues {
  /** Whether pages were shown under it, or the images of pages. */
  readonly purpose: DomainPurpose;
  /** As people write it. */
  readonly name: string;
  /** The entry that would show again that it is the reader's. */
  readonly record: { readonly host: string; readonly value: string };
  /** Where the pages are now. */
  readonly remaining: string;
  /** The moment, in words. */
  readonly at: string;
  /** Where the owner sees what is found, and has it looked at. */
  readonly url: string;
  readonly support: string | undefined;
}

/** Tells somebody that another account has shown that a domain of theirs is its own. */
export function lossMessage(language: Language, { purpose, name, record, remaining, at, url, support }: LossValues): EmailMessage {
  const isForPages = purpose === "pages";
  return {
    pt: {
      subject: `${name} passou para outra conta`,
      heading: "Um domínio saiu da sua conta",
      paragraphs: [
        `O TXT em ${record.host} não é mais o da sua conta, e sim o de outra. ${isForPages ? `Por isso ${name} deixou de levar ao seu site.` : `Por isso ${name} deixou de mostrar as imagens do seu site, que voltaram para o endereço das páginas.`}`,
        "Suas páginas e seus leads continuam na sua conta, e as páginas continuam no ar no endereço abaixo.",
        `Se foi você quem mudou, não precisa fazer nada. Se não foi, veja quem tem acesso ao painel do provedor, troque o TXT pelo que está abaixo e verifique de novo${support ? `. Dúvidas: ${support}` : ""}.`,
      ],
      button: { label: "Ver o domínio", url },
      facts: [
        { label: "Mudou em", value: at },
        { label: "Páginas agora em", value: remaining },
        { label: "TXT da sua conta", value: record.value },
      ],
    },
    en: {
      subject: `${name} moved to another account`,
      heading: "A domain left your account",
      paragraphs: [
        `The TXT at ${record.host} is no longer your account's but another's. ${isForPages ? `That is why ${name} stopped leading to your site.` : `That is why ${name} stopped showing the images of your site, which are back at the address of its pages.`}`,
        "Your pages and leads are still in your account, and the pages stay online at the address below.",
        `If you made this change, there is nothing to do. If not, check who has access to your provider's panel, replace the TXT with the one below and verify again${support ? `. Questions: ${support}` : ""}.`,
      ],
      button: { label: "See the domain", url },
      facts: [
        { label: "Changed on", value: at },
        { label: "Pages now at", value: remaining },
        { label: "Your account's TXT", value: record.value },
      ],
    },
    es: {
      subject: `${name} pasó a otra cuenta`,
      heading: "Un dominio salió de tu cuenta",
      paragraphs: [
        `El TXT en ${record.host} ya no es el de tu cuenta, sino el de otra. ${isForPages ? `Por eso ${name} dejó de llevar a tu sitio.` : `Por eso ${name} dejó de mostrar las imágenes de tu sitio, que volvieron a la dirección de las páginas.`}`,
        "Tus páginas y tus leads siguen en tu cuenta, y las páginas siguen en línea en la dirección de abajo.",
        `Si el cambio fue tuyo, no tienes que hacer nada. Si no, revisa quién tiene acceso al panel del proveedor, cambia el TXT por el de abajo y verifica de nuevo${support ? `. Dudas: ${support}` : ""}.`,
      ],
      button: { label: "Ver el dominio", url },
      facts: [
        { label: "Cambió el", value: at },
        { label: "Páginas ahora en", value: remaining },
        { label: "TXT de tu cuenta", value: record.value },
      ],
    },
  }[language];
}
