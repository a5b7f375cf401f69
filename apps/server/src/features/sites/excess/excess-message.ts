import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import { momentInWords } from "../../../platform/mail/moment-in-words.ts";

export interface ExcessValues {
  readonly stage: "told" | "offline" | "leaving";
  readonly names: readonly string[];
  /** When they go offline; or, once they are, for good. */
  readonly at: Date;
  /** Where the owner chooses. */
  readonly url: string;
  readonly support: string | undefined;
}

/** So many are named; of more their number. */
const MOST_NAMED = 20;

function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(", ") + (rest > 0 ? ` (+${rest})` : "");
}

/** Tells an owner that the plan has room for fewer sites than there are: a day before some go offline, and when they have; and before they go for good. */
export function excessMessage(language: Language, { stage, names, at, url, support }: ExcessValues): EmailMessage {
  const when = momentInWords(language, at);
  const sites = listed(names);
  const words: Record<Language, Record<ExcessValues["stage"], EmailMessage>> = {
    pt: {
      told: {
        subject: "Seu novo plano tem menos sites: escolha quais ficam no ar",
        heading: "Alguns sites saem do ar em 24 horas",
        paragraphs: [
          "Seu novo plano comporta menos sites do que você tem. O site principal e os mais antigos continuam como estão.",
          `Você pode escolher outros, voltar a um plano maior ou falar com o suporte${support ? ` (${support})` : ""} antes disso: com o suporte avisado, nada sai do ar.`,
        ],
        button: { label: "Escolher os sites", url },
        facts: [
          { label: "Sites", value: sites },
          { label: "Saem do ar em", value: when },
        ],
      },
      offline: {
        subject: "Sites fora do ar por causa do limite do plano",
        heading: "Estes sites saíram do ar",
        paragraphs: [
          "Quem os visita vê um aviso no lugar das páginas. Nada foi excluído: páginas e leads continuam na sua conta, e formulários que alguém já tinha aberto ainda foram aceitos.",
          `Você pode trazê-los de volta a qualquer momento, trocando-os por outros ou com um plano maior. Sem isso, eles são excluídos de vez na data abaixo${support ? `. Dúvidas: ${support}` : ""}.`,
        ],
        button: { label: "Escolher os sites", url },
        facts: [
          { label: "Sites", value: sites },
          { label: "Guardados até", value: when },
        ],
      },
      leaving: {
        subject: "Sites fora do ar serão excluídos em breve",
        heading: "Estes sites serão excluídos de vez",
        paragraphs: [
          "Eles estão fora do ar por causa do limite do plano, e o prazo em que ficam guardados está no fim. Depois da data abaixo, as páginas deles não podem ser recuperadas; os leads continuam na sua conta.",
          `Para ficar com eles, troque-os por outros ou escolha um plano maior antes disso${support ? `. Dúvidas: ${support}` : ""}.`,
        ],
        button: { label: "Escolher os sites", url },
        facts: [
          { label: "Sites", value: sites },
          { label: "Excluídos em", value: when },
        ],
      },
    },
    en: {
      told: {
        subject: "Your new plan has fewer sites: choose which stay online",
        heading: "Some sites go offline in 24 hours",
        paragraphs: [
          "Your new plan has room for fewer sites than you have. The main site and the oldest ones stay as they are.",
          `You can choose others, go back to a larger plan or contact support${support ? ` (${support})` : ""} before then: once support knows, nothing goes offline.`,
        ],
        button: { label: "Choose the sites", url },
        facts: [
          { label: "Sites", value: sites },
          { label: "Offline on", value: when },
        ],
      },
      offline: {
        subject: "Sites offline because of your plan's limit",
        heading: "These sites are offline",
        paragraphs: [
          "Visitors see a notice in place of the pages. Nothing was deleted: pages and leads are still in your account, and forms that somebody had open were still taken.",
          `You can bring them back at any time, in exchange for others or with a larger plan. Otherwise they are deleted for good on the day below${support ? `. Questions: ${support}` : ""}.`,
        ],
        button: { label: "Choose the sites", url },
        facts: [
          { label: "Sites", value: sites },
          { label: "Kept until", value: when },
        ],
      },
      leaving: {
        subject: "Offline sites will be deleted soon",
        heading: "These sites will be deleted for good",
        paragraphs: [
          "They are offline because of your plan's limit, and the time for which they are kept is nearly over. After the day below their pages cannot be recovered; the leads stay in your account.",
          `To keep them, bring them back in exchange for others or choose a larger plan before then${support ? `. Questions: ${support}` : ""}.`,
        ],
        button: { label: "Choose the sites", url },
        facts: [
          { label: "Sites", value: sites },
          { label: "Deleted on", value: when },
        ],
      },
    },
    es: {
      told: {
        subject: "Tu nuevo plan tiene menos sitios: elige cuáles siguen en línea",
        heading: "Algunos sitios saldrán de línea en 24 horas",
        paragraphs: [
          "Tu nuevo plan admite menos sitios de los que tienes. El sitio principal y los más antiguos siguen como están.",
          `Puedes elegir otros, volver a un plan mayor o hablar con soporte${support ? ` (${support})` : ""} antes: con soporte avisado, nada sale de línea.`,
        ],
        button: { label: "Elegir los sitios", url },
        facts: [
          { label: "Sitios", value: sites },
          { label: "Salen de línea el", value: when },
        ],
      },
      offline: {
        subject: "Sitios fuera de línea por el límite del plan",
        heading: "Estos sitios están fuera de línea",
        paragraphs: [
          "Quien los visita ve un aviso en lugar de las páginas. No se borró nada: páginas y leads siguen en tu cuenta, y los formularios que alguien ya tenía abiertos aún se aceptaron.",
          `Puedes traerlos de vuelta en cualquier momento, a cambio de otros o con un plan mayor. Si no, se eliminan para siempre en la fecha de abajo${support ? `. Dudas: ${support}` : ""}.`,
        ],
        button: { label: "Elegir los sitios", url },
        facts: [
          { label: "Sitios", value: sites },
          { label: "Guardados hasta", value: when },
        ],
      },
      leaving: {
        subject: "Los sitios fuera de línea se eliminarán pronto",
        heading: "Estos sitios se eliminarán para siempre",
        paragraphs: [
          "Están fuera de línea por el límite del plan, y el plazo en que se guardan está por terminar. Después de la fecha de abajo sus páginas no se pueden recuperar; los leads siguen en tu cuenta.",
          `Para conservarlos, cámbialos por otros o elige un plan mayor antes${support ? `. Dudas: ${support}` : ""}.`,
        ],
        button: { label: "Elegir los sitios", url },
        facts: [
          { label: "Sitios", value: sites },
          { label: "Se eliminan el", value: when },
        ],
      },
    },
  };
  return words[language][stage];
}
