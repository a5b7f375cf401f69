import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";
import { PAGE_SETTINGS_MESSAGES } from "./page-settings-messages.ts";

export const PAGE_ERRORS = {
  INVALID_DOCUMENT: {
    status: 400,
    message: {
      pt: "A página tem um trecho inválido. Nada foi alterado.",
      en: "The page has an invalid part. Nothing was changed.",
      es: "La página tiene una parte no válida. No se cambió nada.",
    },
  },
  STALE_VERSION: {
    status: 409,
    message: {
      pt: "Esta página foi alterada em outro lugar. Suas alterações estão guardadas aqui.",
      en: "This page was changed somewhere else. Your changes are kept here.",
      es: "Esta página se cambió en otro lugar. Tus cambios están guardados aquí.",
    },
  },
  STALE_STYLE: {
    status: 409,
    message: {
      pt: "O estilo do site foi alterado em outro lugar. Veja como está agora e salve de novo.",
      en: "The site's style was changed somewhere else. Look at it as it is now and save again.",
      es: "El estilo del sitio se cambió en otro lugar. Mira cómo está ahora y guarda de nuevo.",
    },
  },
  PAGE_PUBLISHED: {
    status: 409,
    message: {
      pt: "A página não pôde ser excluída: ela está publicada. Despublique antes de excluir.",
      en: "The page could not be deleted: it is published. Unpublish it before deleting.",
      es: "La página no se pudo eliminar: está publicada. Despublícala antes de eliminarla.",
    },
  },
  PAGE_SYNCED: {
    status: 409,
    message: {
      pt: "A página não pôde ser excluída: ela é publicada junto com a página principal “{main}”, que está no ar. Despublique a principal ou escolha outra como principal antes de excluir.",
      en: "The page could not be deleted: it is published together with its main page “{main}”, which is live. Unpublish that one or make another page the main one before deleting.",
      es: "La página no se pudo eliminar: se publica junto con su página principal “{main}”, que está en línea. Despublica la principal o elige otra como principal antes de eliminarla.",
    },
  },
  PAGE_HAS_VARIANTS: {
    status: 409,
    message: {
      pt: "A página não pôde ser excluída: ela é a principal e tem variantes. Torne uma delas a principal antes de excluir.",
      en: "The page could not be deleted: it is the main page and has variants. Make one of them the main page before deleting.",
      es: "La página no se pudo eliminar: es la principal y tiene variantes. Convierte una de ellas en principal antes de eliminarla.",
    },
  },
  PAGE_IS_NO_VARIANT: {
    status: 409,
    message: {
      pt: "Esta página não é variante de nenhuma outra. Só variantes são publicadas junto com a principal.",
      en: "This page is no variant of another one. Only variants are published together with their main page.",
      es: "Esta página no es variante de ninguna otra. Solo las variantes se publican junto con la principal.",
    },
  },
  PAGE_SET_FULL: {
    status: 409,
    message: {
      pt: "Uma página pode ter até {limit} variantes. Exclua uma que não usa mais e tente de novo.",
      en: "A page can have up to {limit} variants. Delete one you no longer use and try again.",
      es: "Una página puede tener hasta {limit} variantes. Elimina una que ya no uses e inténtalo de nuevo.",
    },
  },
  BUSY_PAGE: {
    status: 409,
    message: {
      pt: "Alguém está editando a página neste momento. Nada foi alterado; tente de novo em instantes.",
      en: "Somebody is editing the page right now. Nothing was changed; try again in a moment.",
      es: "Alguien está editando la página en este momento. No se cambió nada; inténtalo de nuevo en un momento.",
    },
  },
  PAGE_LABEL_LIMIT: {
    status: 409,
    message: {
      pt: "Uma página pode ter até {limit} tags e produtos. Nada foi alterado.",
      en: "A page can have up to {limit} tags and products. Nothing was changed.",
      es: "Una página puede tener hasta {limit} etiquetas y productos. No se cambió nada.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const PAGE_FIELD_MESSAGES = {
  ...PAGE_SETTINGS_MESSAGES,
  title_is_domain: {
    pt: "O título precisa ser diferente do domínio do site.",
    en: "The title must be different from the site's domain name.",
    es: "El título debe ser distinto del dominio del sitio.",
  },
  pages_at_once: {
    pt: "Escolha no máximo 10 páginas de cada vez.",
    en: "Choose at most 10 pages at a time.",
    es: "Elige como máximo 10 páginas a la vez.",
  },
  bad_slug: {
    pt: "Use letras minúsculas, números e hifens.",
    en: "Use lowercase letters, numbers and hyphens.",
    es: "Usa letras minúsculas, números y guiones.",
  },
  slug_slash: {
    pt: "O endereço não pode terminar com barra.",
    en: "The address cannot end with a slash.",
    es: "La dirección no puede terminar con barra.",
  },
  slug_reserved: {
    pt: "Este endereço é reservado pela plataforma.",
    en: "This address is reserved by the platform.",
    es: "Esta dirección está reservada por la plataforma.",
  },
} as const satisfies Record<string, Translated>;
