import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const IMAGE_ERRORS = {
  NOT_AN_IMAGE: {
    status: 415,
    message: {
      pt: "O arquivo não é uma imagem JPEG, PNG, WebP, GIF, AVIF ou SVG, nem um áudio MP3.",
      en: "The file is not a JPEG, PNG, WebP, GIF, AVIF or SVG image, nor an MP3.",
      es: "El archivo no es una imagen JPEG, PNG, WebP, GIF, AVIF o SVG, ni un audio MP3.",
    },
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    message: {
      pt: "A imagem passa de 10 MB ou tem dimensões grandes demais.",
      en: "The image is over 10 MB or its dimensions are too large.",
      es: "La imagen supera los 10 MB o sus dimensiones son demasiado grandes.",
    },
  },
  AUDIO_TOO_LARGE: {
    status: 413,
    message: { pt: "O áudio passa de 20 MB.", en: "The audio is over 20 MB.", es: "El audio supera los 20 MB." },
  },
  PICTURE_NOT_FETCHED: {
    status: 422,
    message: {
      pt: "A imagem não pôde ser trazida deste endereço. Salve-a no seu computador e envie o arquivo.",
      en: "The image could not be brought from this address. Save it on your computer and upload the file.",
      es: "La imagen no se pudo traer de esta dirección. Guárdala en tu computadora y sube el archivo.",
    },
  },
  IMAGE_LIMIT: {
    status: 409,
    message: {
      pt: "Sua biblioteca já tem {limit} arquivos, o máximo. Exclua alguns que não usa mais e tente de novo.",
      en: "Your library already has {limit} files, the most there can be. Delete some you no longer use and try again.",
      es: "Tu biblioteca ya tiene {limit} archivos, el máximo. Elimina algunos que ya no uses e inténtalo de nuevo.",
    },
  },
  IMAGE_NOT_FOUND: {
    status: 404,
    message: { pt: "Este arquivo não existe mais.", en: "This file no longer exists.", es: "Este archivo ya no existe." },
  },
  FOLDER_NOT_FOUND: {
    status: 404,
    message: { pt: "Esta pasta não existe mais.", en: "This folder no longer exists.", es: "Esta carpeta ya no existe." },
  },
  FOLDER_NAME_TAKEN: {
    status: 409,
    message: {
      pt: "Já existe uma pasta “{name}” neste lugar. Escolha outro nome.",
      en: "There is already a folder “{name}” in this place. Choose another name.",
      es: "Ya existe una carpeta “{name}” en este lugar. Elige otro nombre.",
    },
  },
  FOLDER_TOO_DEEP: {
    status: 409,
    message: {
      pt: "Pastas ficam uma dentro da outra até {limit} níveis. Escolha um lugar mais acima.",
      en: "Folders go {limit} levels deep at most. Choose a place further up.",
      es: "Las carpetas llegan a {limit} niveles como máximo. Elige un lugar más arriba.",
    },
  },
  FOLDER_INTO_ITSELF: {
    status: 409,
    message: {
      pt: "Uma pasta não pode ir para dentro dela mesma. Escolha outro lugar.",
      en: "A folder cannot be moved into itself. Choose another place.",
      es: "Una carpeta no puede moverse dentro de sí misma. Elige otro lugar.",
    },
  },
  FOLDER_LIMIT: {
    status: 409,
    message: {
      pt: "Sua biblioteca já tem {limit} pastas, o máximo. Exclua uma que não usa mais e tente de novo.",
      en: "Your library already has {limit} folders, the most there can be. Delete one you no longer use and try again.",
      es: "Tu biblioteca ya tiene {limit} carpetas, el máximo. Elimina una que ya no uses e inténtalo de nuevo.",
    },
  },
  IMAGE_PUBLISHED: {
    status: 409,
    message: {
      pt: "Visitantes veem isto em páginas publicadas ou no ícone de um site. Troque o arquivo lá, publique de novo e exclua depois.",
      en: "Visitors see this on published pages or as the icon of a site. Replace the file there, publish again and delete it then.",
      es: "Los visitantes ven esto en páginas publicadas o en el icono de un sitio. Cambia el archivo allí, publica de nuevo y elimínalo después.",
    },
  },
  IMAGE_USED: {
    status: 409,
    message: {
      pt: "Isto ainda está em uso. Veja onde antes de excluir.",
      en: "This is still in use. See where before you delete it.",
      es: "Esto todavía está en uso. Mira dónde antes de eliminarlo.",
    },
  },
  IMAGE_ELSEWHERE: {
    status: 403,
    message: {
      pt: "Isto também está em sites aos quais você não tem acesso. Peça a exclusão a quem cuida da conta.",
      en: "This is also on sites you have no access to. Ask the account's owner to delete it.",
      es: "Esto también está en sitios a los que no tienes acceso. Pide a quien administra la cuenta que lo elimine.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const IMAGE_FIELD_MESSAGES = {
  folder_name_taken: {
    pt: "Já existe uma pasta com este nome neste lugar.",
    en: "There is already a folder with this name in this place.",
    es: "Ya existe una carpeta con este nombre en este lugar.",
  },
} as const satisfies Record<string, Translated>;
