import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const PUBLISHING_ERRORS = {
  SLUG_TAKEN: {
    status: 409,
    message: {
      pt: "Já existe uma página publicada no endereço {page}.",
      en: "A page is already published in the URL {page}.",
      es: "Ya hay una página publicada en la dirección {page}.",
    },
  },
  EMPTY_PAGE: {
    status: 409,
    message: {
      pt: "A página ainda está vazia. Adicione uma seção antes de publicar.",
      en: "The page is still empty. Add a section before publishing.",
      es: "La página todavía está vacía. Agrega una sección antes de publicar.",
    },
  },
  TITLE_IS_DOMAIN: {
    status: 409,
    message: {
      pt: "O título da página é igual ao domínio {domain}. Dê outro título antes de publicar.",
      en: "The page's title is the same as the domain {domain}. Give it another title before publishing.",
      es: "El título de la página es igual al dominio {domain}. Ponle otro título antes de publicar.",
    },
  },
  PAGE_HAS_CHANGES: {
    status: 409,
    message: {
      pt: "A página tem outras alterações para publicar. Abra a página e publique quando quiser que todas apareçam.",
      en: "The page has other changes to publish. Open the page and publish it when you want all of them to show.",
      es: "La página tiene otros cambios por publicar. Abre la página y publícala cuando quieras que se vean todos.",
    },
  },
  PUBLISHED_TOO_MUCH: {
    status: 409,
    message: {
      pt: "O que você publicou nos últimos 30 dias soma {size} MB; o máximo é {limit} MB. Espere alguns dias ou publique páginas menores.",
      en: "What you published in the last 30 days comes to {size} MB; {limit} MB is the most. Wait a few days, or publish smaller pages.",
      es: "Lo que publicaste en los últimos 30 días suma {size} MB; el máximo es {limit} MB. Espera unos días o publica páginas más pequeñas.",
    },
  },
  PAGE_TOO_HEAVY: {
    status: 413,
    message: {
      pt: "A página ficaria com {size} MB, sem contar as imagens; o máximo é {limit} MB. Divida-a em páginas menores.",
      en: "The page would weigh {size} MB without its images; {limit} MB is the most. Divide it into smaller pages.",
      es: "La página pesaría {size} MB sin contar las imágenes; el máximo es {limit} MB. Divídela en páginas más pequeñas.",
    },
  },
  PAGE_TOO_DETAILED: {
    status: 413,
    message: {
      pt: "A página tem {count} partes, contando cada trecho de texto, marca e estilo; o máximo é {limit}. Divida-a em páginas menores.",
      en: "The page has {count} parts, counting each piece of text, mark and style; {limit} is the most. Divide it into smaller pages.",
      es: "La página tiene {count} partes, contando cada trozo de texto, marca y estilo; el máximo es {limit}. Divídela en páginas más pequeñas.",
    },
  },
  FORMS_TOO_LARGE: {
    status: 413,
    message: {
      pt: "Os formulários da página somam {size} kB de campos, opções e mensagens; o máximo é {limit} kB. Divida-os em mais de uma página.",
      en: "The page's forms come to {size} kB of fields, options and messages; {limit} kB is the most. Divide them over more than one page.",
      es: "Los formularios de la página suman {size} kB de campos, opciones y mensajes; el máximo es {limit} kB. Divídelos en más de una página.",
    },
  },
  PUBLICATION_INCOMPLETE: {
    status: 409,
    message: {
      pt: "Um arquivo ou uma imagem desta publicação não existe mais, e ela apareceria quebrada. Nada mudou para quem visita. Restaure a versão no histórico e publique.",
      en: "A file or picture of this publication is no longer there, and it would look broken. Nothing changed for visitors. Restore the version in the history and publish it.",
      es: "Un archivo o una imagen de esta publicación ya no existe, y se vería rota. Nada cambió para quien visita. Restaura la versión en el historial y publícala.",
    },
  },
  PUBLICATION_ELSEWHERE: {
    status: 409,
    message: {
      pt: "Esta publicação foi feita para {address}, que não leva mais a esta página. Nada mudou para quem visita. Restaure a versão no histórico e publique.",
      en: "This publication was made for {address}, which no longer leads to this page. Nothing changed for visitors. Restore the version in the history and publish it.",
      es: "Esta publicación se hizo para {address}, que ya no lleva a esta página. Nada cambió para quien visita. Restaura la versión en el historial y publícala.",
    },
  },
  PUBLICATION_CODE_OFF: {
    status: 409,
    message: {
      pt: "Esta publicação tem código que foi desligado depois. Nada mudou para quem visita. Restaure a versão no histórico e publique.",
      en: "This publication has code that was switched off since. Nothing changed for visitors. Restore the version in the history and publish it.",
      es: "Esta publicación tiene código que se desactivó después. Nada cambió para quien visita. Restaura la versión en el historial y publícala.",
    },
  },
  PUBLICATION_CODE_UNKNOWN: {
    status: 409,
    message: {
      pt: "Não dá para saber se o código desta publicação continua ligado, porque ela é antiga demais. Nada mudou para quem visita. Restaure a versão no histórico e publique.",
      en: "Whether the code of this publication is still switched on cannot be known, because it is too old. Nothing changed for visitors. Restore the version in the history and publish it.",
      es: "No se puede saber si el código de esta publicación sigue activado, porque es demasiado antigua. Nada cambió para quien visita. Restaura la versión en el historial y publícala.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const PUBLISHING_FIELD_MESSAGES = {
  domain_unchosen: {
    pt: "Escolha um domínio.",
    en: "Please select a domain.",
    es: "Elige un dominio.",
  },
  sync_none: {
    pt: "Escolha pelo menos um endereço para publicar junto.",
    en: "Choose at least one address to publish along.",
    es: "Elige al menos una dirección para publicar junto.",
  },
  sync_other: {
    pt: "Só variantes desta página são publicadas junto com ela.",
    en: "Only variants of this page are published along with it.",
    es: "Solo las variantes de esta página se publican junto con ella.",
  },
  schedule_past: {
    pt: "Escolha um momento no futuro.",
    en: "Choose a moment in the future.",
    es: "Elige un momento en el futuro.",
  },
  schedule_far: {
    pt: "Escolha um momento dentro dos próximos dois anos.",
    en: "Choose a moment within the next two years.",
    es: "Elige un momento dentro de los próximos dos años.",
  },
  schedule_order: {
    pt: "A página precisa sair do ar depois de ser publicada.",
    en: "The page has to be taken off after it is published.",
    es: "La página tiene que retirarse después de publicarse.",
  },
} as const satisfies Record<string, Translated>;
