import type { DocumentProblem, PlaceRefusal } from "@vitrine/document";
import type { Translated } from "./languages.ts";

/** Words for what can be wrong with a field of any call; `invalid` for all that has no words of its own. */
export const COMMON_FIELD_MESSAGES = {
  invalid: { pt: "Valor inválido.", en: "Invalid value.", es: "Valor no válido." },
  required: { pt: "Preencha este campo.", en: "Fill in this field.", es: "Completa este campo." },
  bad_character: {
    pt: "Há um caractere que não pode ser guardado.",
    en: "There is a character that cannot be stored.",
    es: "Hay un carácter que no se puede guardar.",
  },
  unknown_field: { pt: "Este campo não existe.", en: "There is no such field.", es: "Este campo no existe." },
  too_long: { pt: "Texto longo demais.", en: "The text is too long.", es: "El texto es demasiado largo." },
  bad_id: { pt: "Identificador inválido.", en: "Invalid identifier.", es: "Identificador no válido." },
  unsafe_link: {
    pt: "Este link não é aceito. Use http, https, mailto, tel ou um caminho do site.",
    en: "This link is not accepted. Use http, https, mailto, tel or a path of the site.",
    es: "Este enlace no se acepta. Usa http, https, mailto, tel o una ruta del sitio.",
  },
} as const satisfies Record<string, Translated>;

/** Words for why a block may not stand somewhere, by the reason, where its code alone says too little. */
export const PLACE_MESSAGES = {
  not_in: {
    pt: "Este bloco não pode ficar dentro de um bloco em que ele está.",
    en: "This block cannot stand inside one of the blocks around it.",
    es: "Este bloque no puede estar dentro de uno de los bloques que lo rodean.",
  },
  only_in: {
    pt: "Este bloco só pode ficar dentro do bloco a que pertence.",
    en: "This block can only stand inside the block it belongs to.",
    es: "Este bloque solo puede estar dentro del bloque al que pertenece.",
  },
  single: {
    pt: "A página já tem um bloco deste tipo e só pode ter um.",
    en: "The page already has a block of this kind, and can have only one.",
    es: "La página ya tiene un bloque de este tipo y solo puede tener uno.",
  },
  triggers: {
    pt: "Um pop-up não pode abrir outro: há um link para um deles dentro do outro.",
    en: "A pop-up cannot open another: there is a link to one of them inside the other.",
    es: "Una ventana emergente no puede abrir otra: hay un enlace a una de ellas dentro de la otra.",
  },
} as const satisfies Partial<Record<PlaceRefusal["reason"], Translated>>;

/** Words for what the document engine refuses, by its codes; some are those of any field too. */
export const DOCUMENT_MESSAGES = {
  malformed: {
    pt: "Este trecho não está no formato certo.",
    en: "This part is not in the right form.",
    es: "Esta parte no tiene el formato correcto.",
  },
  too_deep: {
    pt: "Há níveis demais, um dentro do outro.",
    en: "Too many levels, one inside the other.",
    es: "Hay demasiados niveles, uno dentro de otro.",
  },
  too_large: { pt: "É grande demais.", en: "It is too large.", es: "Es demasiado grande." },
  too_new: {
    pt: "Este documento é de uma versão mais nova do Vitrine.",
    en: "This document is of a newer version of Vitrine.",
    es: "Este documento es de una versión más nueva de Vitrine.",
  },
  no_page: {
    pt: "Falta a própria página, que não pode ser excluída.",
    en: "The page itself is missing, and it cannot be deleted.",
    es: "Falta la propia página, que no se puede eliminar.",
  },
  missing_parent: {
    pt: "O bloco em que isto fica não existe.",
    en: "The block that this stands in is not there.",
    es: "El bloque donde está esto no existe.",
  },
  cycle: {
    pt: "Um bloco não pode ficar dentro de si mesmo.",
    en: "A block cannot stand inside itself.",
    es: "Un bloque no puede estar dentro de sí mismo.",
  },
  unknown_slot: {
    pt: "O bloco em que isto fica não tem este lugar.",
    en: "The block that this stands in has no such place.",
    es: "El bloque donde está esto no tiene ese lugar.",
  },
  illegal_place: {
    pt: "Este bloco não pode ficar aqui.",
    en: "This block cannot stand here.",
    es: "Este bloque no puede estar aquí.",
  },
  slot_full: {
    pt: "Não cabem mais blocos aqui.",
    en: "No more blocks fit in here.",
    es: "Aquí no caben más bloques.",
  },
  locked: {
    pt: "Este bloco está bloqueado.",
    en: "This block is locked.",
    es: "Este bloque está bloqueado.",
  },
  synced: {
    pt: "Este bloco faz parte de uma seção sincronizada. Mude a seção.",
    en: "This block is part of a synced section. Change the section.",
    es: "Este bloque es parte de una sección sincronizada. Cambia la sección.",
  },
  missing_token: {
    pt: "A cor ou a fonte usada aqui não existe na página.",
    en: "The page does not have the colour or font that is used here.",
    es: "La página no tiene el color o la fuente que se usa aquí.",
  },
  missing_style: {
    pt: "O estilo usado aqui não existe na página.",
    en: "The page does not have the style that is used here.",
    es: "La página no tiene el estilo que se usa aquí.",
  },
  invalid_props: {
    pt: "Há um valor que este bloco não aceita.",
    en: "There is a value that this block does not take.",
    es: "Hay un valor que este bloque no acepta.",
  },
  changed_kind: {
    pt: "O tipo e a versão não podem mudar. Exclua isto e crie outro no lugar.",
    en: "Its kind and version cannot change. Delete it and make another in its place.",
    es: "Su tipo y su versión no pueden cambiar. Elimínalo y crea otro en su lugar.",
  },
  stale_change: {
    pt: "Isto já não está como a alteração esperava.",
    en: "This is no longer what the change started from.",
    es: "Esto ya no está como la modificación esperaba.",
  },
  not_found: { pt: "Isto não está na página.", en: "This is not on the page.", es: "Esto no está en la página." },
} as const satisfies Record<DocumentProblem["code"], Translated>;
