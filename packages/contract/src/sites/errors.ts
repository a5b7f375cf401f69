import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const SITE_ERRORS = {
  SITE_NAME_TAKEN: {
    status: 409,
    message: {
      pt: "Este nome de site já está em uso. Escolha outro.",
      en: "This site name is in use already. Choose another.",
      es: "Este nombre de sitio ya está en uso. Elige otro.",
    },
  },
  SITE_NAME_RESERVED: {
    status: 409,
    message: {
      pt: "Este nome é reservado pela plataforma. Escolha outro.",
      en: "This name is reserved by the platform. Choose another.",
      es: "Este nombre está reservado por la plataforma. Elige otro.",
    },
  },
  SITE_NOT_CREATED: {
    status: 503,
    message: {
      pt: "Não deu para criar o site agora. Nada foi criado; tente de novo em instantes. Se continuar, informe o código {code} ao suporte.",
      en: "The site could not be created now. Nothing was made; try again in a moment. If it goes on, give support the code {code}.",
      es: "No se pudo crear el sitio ahora. No se creó nada; inténtalo de nuevo en un momento. Si sigue, indica a soporte el código {code}.",
    },
  },
  SITE_ADDRESS_HELD: {
    status: 409,
    message: {
      pt: "Neste endereço ainda está um site antigo. Escolha outro nome, ou fale com o suporte e informe o código {code}.",
      en: "An earlier site is still at this address. Choose another name, or contact support and give the code {code}.",
      es: "En esta dirección todavía hay un sitio anterior. Elige otro nombre, o contacta a soporte e indica el código {code}.",
    },
  },
  SITE_FAILED: {
    status: 500,
    message: {
      pt: "Algo deu errado ao criar o site, e nada foi criado. Fale com o suporte e informe o código {code}.",
      en: "Something went wrong while creating the site, and nothing was made. Contact support and give the code {code}.",
      es: "Algo salió mal al crear el sitio y no se creó nada. Contacta a soporte e indica el código {code}.",
    },
  },
  SITE_HAS_PAGES: {
    status: 409,
    message: {
      pt: "Este site tem páginas publicadas. Para removê-lo, despublique-as primeiro.",
      en: "This site has published pages. To remove it, unpublish them first.",
      es: "Este sitio tiene páginas publicadas. Para eliminarlo, despublícalas primero.",
    },
  },
  SITE_NOT_REMOVED: {
    status: 503,
    message: {
      pt: "Não deu para excluir o site agora. Ele continua como estava; tente de novo em instantes. Se continuar, informe o código {code} ao suporte.",
      en: "The site could not be deleted now. It is as it was; try again in a moment. If it goes on, give support the code {code}.",
      es: "No se pudo eliminar el sitio ahora. Sigue como estaba; inténtalo de nuevo en un momento. Si continúa, indica a soporte el código {code}.",
    },
  },
  SITE_RENAMED_OFTEN: {
    status: 409,
    message: {
      pt: "Este site já teve {limit} nomes, e todos continuam levando a ele. Use um deles.",
      en: "This site has had {limit} names, and all of them still lead to it. Use one of those.",
      es: "Este sitio ya tuvo {limit} nombres, y todos siguen llevando a él. Usa uno de ellos.",
    },
  },
  SITE_OVER_PLAN: {
    status: 409,
    message: {
      pt: "Este site passa do limite do plano. Em Sites, quem é dono da conta escolhe quais continuam no ar.",
      en: "This site is beyond the limit of the plan. In Sites, the owner of the account chooses which ones stay online.",
      es: "Este sitio supera el límite del plan. En Sitios, el dueño de la cuenta elige cuáles siguen en línea.",
    },
  },
  REGION_IN_USE: {
    status: 409,
    message: {
      pt: "Há sites nesta região. Mude a região deles antes.",
      en: "There are sites in this region. Put them in another first.",
      es: "Hay sitios en esta región. Cámbialos de región antes.",
    },
  },
  REGION_LAST: {
    status: 409,
    message: {
      pt: "É a única região. Adicione outra antes de remover esta.",
      en: "It is the only region. Add another before you remove this one.",
      es: "Es la única región. Agrega otra antes de eliminar esta.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const SITE_FIELD_MESSAGES = {
  bad_site_name: {
    pt: "Use letras sem acento, números e hifens no meio, sem espaços.",
    en: "Use unaccented letters, numbers and hyphens in between, without spaces.",
    es: "Usa letras sin acento, números y guiones en el medio, sin espacios.",
  },
  site_name_long: { pt: "Use no máximo 63 caracteres.", en: "Use at most 63 characters.", es: "Usa como máximo 63 caracteres." },
  unknown_region: {
    pt: "Esta região não existe mais. Escolha outra.",
    en: "This region does not exist any more. Choose another.",
    es: "Esta región ya no existe. Elige otra.",
  },
  bad_region_id: {
    pt: "Use letras minúsculas, números e hifens no meio, até 20.",
    en: "Use small letters, numbers and hyphens in between, at most 20.",
    es: "Usa letras minúsculas, números y guiones en el medio, hasta 20.",
  },
  region_name_long: { pt: "Use no máximo 60 caracteres.", en: "Use at most 60 characters.", es: "Usa como máximo 60 caracteres." },
  site_name_taken: SITE_ERRORS.SITE_NAME_TAKEN.message,
  site_name_reserved: SITE_ERRORS.SITE_NAME_RESERVED.message,
} as const satisfies Record<string, Translated>;
