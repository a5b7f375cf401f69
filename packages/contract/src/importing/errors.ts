import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const IMPORTING_ERRORS = {
  INVALID_HTML: {
    status: 415,
    message: {
      pt: "Arquivo HTML inválido.",
      en: "Invalid HTML file.",
      es: "Archivo HTML no válido.",
    },
  },
  IMPORT_TOO_LARGE: {
    status: 413,
    message: {
      pt: "O arquivo é grande demais. São até 20 MB; em um zip, até 1.000 arquivos e 200 MB ao todo.",
      en: "The file is too large. It may have 20 MB; a zip, 1,000 files and 200 MB in all.",
      es: "El archivo es demasiado grande. Puede tener hasta 20 MB; un zip, 1.000 archivos y 200 MB en total.",
    },
  },
  PAGE_SECURED: {
    status: 403,
    message: {
      pt: "A página é protegida e não pode ser clonada.",
      en: "The page is secured and cannot be cloned.",
      es: "La página está protegida y no se puede clonar.",
    },
  },
  ONLY_WORDPRESS_PAGES: {
    status: 415,
    message: {
      pt: "Só dá para clonar páginas feitas no WordPress ou no Elementor.",
      en: "Only Wordpress, elementor builder pages are allowed!",
      es: "Solo se permiten páginas hechas con WordPress o Elementor.",
    },
  },
  PAGE_UNREACHABLE: {
    status: 422,
    message: {
      pt: "Este endereço não respondeu com uma página. Confira se ele abre no navegador e tente de novo.",
      en: "This address did not answer with a page. Check that it opens in a browser and try again.",
      es: "Esta dirección no respondió con una página. Comprueba que se abre en el navegador e inténtalo de nuevo.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const IMPORTING_FIELD_MESSAGES = {
  clone_address: {
    pt: "Use o endereço público de uma página, como https://exemplo.com/oferta.",
    en: "Use the public address of a page, such as https://example.com/offer.",
    es: "Usa la dirección pública de una página, como https://ejemplo.com/oferta.",
  },
  owns_content: {
    pt: "Confirme que a página é sua ou que você pode copiá-la.",
    en: "Confirm that the page is yours or that you may copy it.",
    es: "Confirma que la página es tuya o que puedes copiarla.",
  },
} as const satisfies Record<string, Translated>;
