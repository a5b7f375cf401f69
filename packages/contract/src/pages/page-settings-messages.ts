import type { MetaTagField } from "@vitrine/document";
import type { Translated } from "../calls/languages.ts";

/** A meta tag that a field says: its words name the field. */
const META_MESSAGES = {
  meta_author: {
    pt: "Esta meta tag tem um campo próprio: preencha “Autor”.",
    en: "This meta tag has a field of its own: fill in “Author”.",
    es: "Esta metaetiqueta tiene su propio campo: completa “Autor”.",
  },
  meta_keywords: {
    pt: "Esta meta tag tem um campo próprio: preencha “Palavras-chave”.",
    en: "This meta tag has a field of its own: fill in “Keywords”.",
    es: "Esta metaetiqueta tiene su propio campo: completa “Palabras clave”.",
  },
  meta_title: {
    pt: "Esta meta tag tem um campo próprio: preencha “Título”.",
    en: "This meta tag has a field of its own: fill in “Title”.",
    es: "Esta metaetiqueta tiene su propio campo: completa “Título”.",
  },
  meta_description: {
    pt: "Esta meta tag tem um campo próprio: preencha “Descrição”.",
    en: "This meta tag has a field of its own: fill in “Description”.",
    es: "Esta metaetiqueta tiene su propio campo: completa “Descripción”.",
  },
  meta_ogTitle: {
    pt: "Esta meta tag tem um campo próprio: preencha o título para compartilhar.",
    en: "This meta tag has a field of its own: fill in the title for sharing.",
    es: "Esta metaetiqueta tiene su propio campo: completa el título para compartir.",
  },
  meta_ogDescription: {
    pt: "Esta meta tag tem um campo próprio: preencha a descrição para compartilhar.",
    en: "This meta tag has a field of its own: fill in the description for sharing.",
    es: "Esta metaetiqueta tiene su propio campo: completa la descripción para compartir.",
  },
  meta_shareImage: {
    pt: "Esta meta tag tem um campo próprio: escolha a imagem para compartilhar.",
    en: "This meta tag has a field of its own: choose the share image.",
    es: "Esta metaetiqueta tiene su propio campo: elige la imagen para compartir.",
  },
  meta_canonical: {
    pt: "Esta meta tag tem um campo próprio: preencha o endereço canônico.",
    en: "This meta tag has a field of its own: fill in the canonical address.",
    es: "Esta metaetiqueta tiene su propio campo: completa la dirección canónica.",
  },
  meta_language: {
    pt: "Esta meta tag tem um campo próprio: escolha o idioma da página.",
    en: "This meta tag has a field of its own: choose the page's language.",
    es: "Esta metaetiqueta tiene su propio campo: elige el idioma de la página.",
  },
  meta_hiddenFromSearch: {
    pt: "Esta meta tag tem um campo próprio: use “Ocultar dos buscadores”.",
    en: "This meta tag has a field of its own: use “Hide from search engines”.",
    es: "Esta metaetiqueta tiene su propio campo: usa “Ocultar de los buscadores”.",
  },
  meta_isProtected: {
    pt: "Esta meta tag tem um campo próprio: use “Proteger a página”.",
    en: "This meta tag has a field of its own: use “Protect the page”.",
    es: "Esta metaetiqueta tiene su propio campo: usa “Proteger la página”.",
  },
} as const satisfies Record<`meta_${MetaTagField}`, Translated>;

/** Words for what can be wrong with a page's settings, by the codes of their schemas and of what they are judged by. */
export const PAGE_SETTINGS_MESSAGES = {
  ...META_MESSAGES,
  meta_never: {
    pt: "A página cuida desta meta tag por conta própria; ela não pode ser trocada.",
    en: "The page takes care of this meta tag by itself; it cannot be replaced.",
    es: "La página se encarga de esta metaetiqueta por sí misma; no se puede reemplazar.",
  },
  meta_name: {
    pt: "Use letras, números, pontos, dois-pontos e hifens, começando por uma letra.",
    en: "Use letters, numbers, dots, colons and hyphens, beginning with a letter.",
    es: "Usa letras, números, puntos, dos puntos y guiones, empezando por una letra.",
  },
  meta_exists: { pt: "A meta tag já existe", en: "The meta tag already exists", es: "La metaetiqueta ya existe" },
  fill_both: { pt: "Preencha os dois campos", en: "Fill in both fields", es: "Completa los dos campos" },
  name_exists: { pt: "O nome já existe", en: "The name already exists", es: "El nombre ya existe" },
  link_exists: { pt: "O link já existe", en: "The link already exists", es: "El enlace ya existe" },
  language_tag: {
    pt: "Use o código de um idioma, como pt-BR, en ou es, ou x-default.",
    en: "Use the code of a language, such as pt-BR, en or es, or x-default.",
    es: "Usa el código de un idioma, como pt-BR, en o es, o x-default.",
  },
  bad_host: {
    pt: "Use um nome como widget.exemplo.com ou *.exemplo.com.",
    en: "Use a name such as widget.example.com or *.example.com.",
    es: "Usa un nombre como widget.ejemplo.com o *.ejemplo.com.",
  },
  repeated: { pt: "Já está na lista.", en: "It is in the list already.", es: "Ya está en la lista." },
  delay: {
    pt: "Use o formato HH:MM:SS, de 00:00:01 a 23:59:59.",
    en: "Use the format HH:MM:SS, from 00:00:01 to 23:59:59.",
    es: "Usa el formato HH:MM:SS, de 00:00:01 a 23:59:59.",
  },
  anchor: {
    pt: "Use a âncora de um bloco: letras, números, hifens e sublinhados, começando por uma letra.",
    en: "Use the anchor of a block: letters, numbers, hyphens and underscores, beginning with a letter.",
    es: "Usa el ancla de un bloque: letras, números, guiones y guiones bajos, empezando por una letra.",
  },
  google_needs: {
    pt: "A otimização para Google Ads exige este campo.",
    en: "Google Ads optimisation requires this field.",
    es: "La optimización para Google Ads requiere este campo.",
  },
  google_hidden: {
    pt: "A otimização para Google Ads não permite ocultar a página dos buscadores.",
    en: "Google Ads optimisation does not allow hiding the page from search engines.",
    es: "La optimización para Google Ads no permite ocultar la página de los buscadores.",
  },
  meta_needs: {
    pt: "A otimização para Meta Ads exige este campo.",
    en: "Meta Ads optimisation requires this field.",
    es: "La optimización para Meta Ads requiere este campo.",
  },
  outbound_links: {
    pt: "A página precisa ter menos de 300 links para outros sites.",
    en: "The page must have fewer than 300 links to other sites.",
    es: "La página debe tener menos de 300 enlaces a otros sitios.",
  },
} as const satisfies Record<string, Translated>;
