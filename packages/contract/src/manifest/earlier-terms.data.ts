import type { Language } from "@vitrine/document";
import type { FormTerms } from "./form-spec.ts";

const LIMITS = {
  most: { text: 500, email: 254, phone: 40, textarea: 5_000, otherwise: 500 },
  trapField: "_website",
  thanksId: "v-thanks",
} as const;

/** What forms said and took that were published before they carried it themselves. It never changes. */
export const EARLIER_TERMS = {
  pt: {
    ...LIMITS,
    language: "pt",
    words: {
      required: "Preencha este campo.",
      email: "Confira o e-mail: falta algo nele.",
      phone: "Confira o telefone, com DDD.",
      option: "Escolha uma das opções.",
      tooLong: "Este texto é longo demais.",
      notText: "Este valor precisa ser um texto.",
    },
  },
  en: {
    ...LIMITS,
    language: "en",
    words: {
      required: "Please fill in this field.",
      email: "Check the e-mail address: something is missing.",
      phone: "Check the phone number, with its area code.",
      option: "Choose one of the options.",
      tooLong: "This text is too long.",
      notText: "This value has to be a text.",
    },
  },
  es: {
    ...LIMITS,
    language: "es",
    words: {
      required: "Completa este campo.",
      email: "Revisa el correo: le falta algo.",
      phone: "Revisa el teléfono, con su código de área.",
      option: "Elige una de las opciones.",
      tooLong: "Este texto es demasiado largo.",
      notText: "Este valor tiene que ser un texto.",
    },
  },
} as const satisfies Record<Language, FormTerms>;

/** What stood around their thanks, in the tag of the form's own look. */
export const EARLIER_THANKS = { open: '<p class="v-thanks" id="v-thanks" role="status">', close: "</p></div>" } as const;
