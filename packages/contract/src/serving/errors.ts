import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const SERVING_ERRORS = {
  STALE_REDIRECTS: {
    status: 409,
    message: {
      pt: "Os redirecionamentos deste site foram alterados em outro lugar. Nada foi salvo por cima; veja como estão agora e salve de novo.",
      en: "The redirects of this site were changed somewhere else. Nothing was saved over them; look at them as they are now and save again.",
      es: "Las redirecciones de este sitio se cambiaron en otro lugar. No se guardó nada encima; mira cómo están ahora y guarda de nuevo.",
    },
  },
  REDIRECT_LOOP: {
    status: 400,
    message: {
      pt: "Estes redirecionamentos andam em círculo: {way}. Nada foi salvo.",
      en: "These redirects go round in a circle: {way}. Nothing was saved.",
      es: "Estas redirecciones dan vueltas en círculo: {way}. No se guardó nada.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const SERVING_FIELD_MESSAGES = {
  page_password_short: {
    pt: "Use pelo menos 4 caracteres.",
    en: "Use at least 4 characters.",
    es: "Usa al menos 4 caracteres.",
  },
  page_password_blank: {
    pt: "A senha não pode ter só espaços, nem quebras de linha.",
    en: "The password cannot be spaces alone, or have line breaks.",
    es: "La contraseña no puede tener solo espacios ni saltos de línea.",
  },
  robots_line: {
    pt: "Escreva uma regra por linha, como Disallow: /rascunho. Até 100 linhas.",
    en: "Write one rule a line, such as Disallow: /draft. At most 100 lines.",
    es: "Escribe una regla por línea, como Disallow: /borrador. Hasta 100 líneas.",
  },
  page_elsewhere: {
    pt: "Esta página não é deste site. Escolha outra.",
    en: "This page is not of this site. Choose another.",
    es: "Esta página no es de este sitio. Elige otra.",
  },
  no_such_image: {
    pt: "Esta imagem não está mais na sua biblioteca. Escolha outra.",
    en: "This image is not in your library any more. Choose another.",
    es: "Esta imagen ya no está en tu biblioteca. Elige otra.",
  },
  redirects_many: {
    pt: "Um site pode ter até 10.000 redirecionamentos.",
    en: "A site can have up to 10,000 redirects.",
    es: "Un sitio puede tener hasta 10.000 redirecciones.",
  },
  redirect_path: {
    pt: "Escreva um caminho do site, como /promo: começa com barra e não tem espaços nem .. no meio.",
    en: "Write a path of the site, such as /offer: it starts with a slash and has no spaces or .. in it.",
    es: "Escribe una ruta del sitio, como /promo: empieza con barra y no tiene espacios ni .. en el medio.",
  },
  redirect_unicode: {
    pt: "Use letras sem acento, ou o endereço como o navegador copia (%C3%A7 no lugar de ç).",
    en: "Use letters without accents, or the address as the browser copies it (%C3%A7 for ç).",
    es: "Usa letras sin acento, o la dirección como la copia el navegador (%C3%B1 en lugar de ñ).",
  },
  redirect_query: {
    pt: "Escreva só o caminho, sem ? nem #. O que vem depois do ? segue junto sozinho.",
    en: "Write the path alone, without ? or #. What follows the ? goes along by itself.",
    es: "Escribe solo la ruta, sin ? ni #. Lo que va después del ? sigue solo.",
  },
  redirect_target: {
    pt: "Escreva um caminho do site, como /oferta, ou um endereço completo, como https://exemplo.com.br.",
    en: "Write a path of the site, such as /offer, or a whole address, such as https://example.com.",
    es: "Escribe una ruta del sitio, como /oferta, o una dirección completa, como https://ejemplo.com.",
  },
  redirect_twice: {
    pt: "Este caminho já está na lista.",
    en: "This path is in the list already.",
    es: "Esta ruta ya está en la lista.",
  },
  redirect_loop: {
    pt: "Este redirecionamento volta ao começo: anda em círculo.",
    en: "This redirect leads back to where it began: it goes round in a circle.",
    es: "Esta redirección vuelve al comienzo: da vueltas en círculo.",
  },
  redirect_chain: {
    pt: "São passos demais até o fim. Aponte direto para o destino final.",
    en: "There are too many steps to the end. Point it straight at where it leads in the end.",
    es: "Hay demasiados pasos hasta el final. Apunta directo al destino final.",
  },
} as const satisfies Record<string, Translated>;
