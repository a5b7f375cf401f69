import type { ErrorKind } from "../calls/errors.ts";

export const REVISION_ERRORS = {
  NOT_IN_REVISION: {
    status: 404,
    message: {
      pt: "Este bloco não estava na página nesta revisão.",
      en: "This block was not on the page in this revision.",
      es: "Este bloque no estaba en la página en esta revisión.",
    },
  },
  NO_PLACE_TO_RESTORE: {
    status: 409,
    message: {
      pt: "O lugar em que este bloco ficava não existe mais na página. Restaure a seção em que ele estava.",
      en: "The place where this block stood is no longer on the page. Restore the section it was in.",
      es: "El lugar donde estaba este bloque ya no existe en la página. Restaura la sección en la que estaba.",
    },
  },
  TOO_MANY_REVISIONS: {
    status: 409,
    message: {
      pt: "Esta página já tem {limit} revisões com nome. Tire o nome de uma para salvar outra.",
      en: "This page already has {limit} named revisions. Take the name off one to save another.",
      es: "Esta página ya tiene {limit} revisiones con nombre. Quítale el nombre a una para guardar otra.",
    },
  },
} as const satisfies Record<string, ErrorKind>;
