import { z } from "zod";
import type { Translated } from "./languages.ts";

/** One way a call can be refused: its HTTP status and what people are told. `{name}` stands for a value. */
export interface ErrorKind {
  readonly status: number;
  readonly message: Translated;
}

/** Reasons any call may be refused for. A slice's own stand in its own file. */
export const COMMON_ERRORS = {
  INVALID_INPUT: {
    status: 400,
    message: {
      pt: "Alguns dados não estão certos. Confira os campos indicados.",
      en: "Some of the data is not right. Check the fields that are marked.",
      es: "Algunos datos no son correctos. Revisa los campos indicados.",
    },
  },
  NOT_SIGNED_IN: {
    status: 401,
    message: {
      pt: "Entre na sua conta para continuar.",
      en: "Log in to your account to continue.",
      es: "Inicia sesión en tu cuenta para continuar.",
    },
  },
  FORBIDDEN: {
    status: 403,
    message: {
      pt: "Sua conta não tem permissão para fazer isso.",
      en: "Your account is not allowed to do this.",
      es: "Tu cuenta no tiene permiso para hacer esto.",
    },
  },
  KEY_SCOPE: {
    status: 403,
    message: {
      pt: "Esta chave de API não tem a permissão {scope}.",
      en: "This API key does not have the permission {scope}.",
      es: "Esta clave de API no tiene el permiso {scope}.",
    },
  },
  SESSION_ONLY: {
    status: 403,
    message: {
      pt: "Isto só pode ser feito por uma pessoa que entrou na conta, não por uma chave de API.",
      en: "Only a person who is logged in can do this, not an API key.",
      es: "Solo puede hacerlo una persona que inició sesión, no una clave de API.",
    },
  },
  PROOF_NEEDED: {
    status: 403,
    message: {
      pt: "Confirme que é você para continuar.",
      en: "Confirm that it is you to continue.",
      es: "Confirma que eres tú para continuar.",
    },
  },
  OWNERS_ONLY: {
    status: 403,
    message: {
      pt: "Só quem é dono da conta pode fazer isso; o suporte não pode.",
      en: "Only the owner of the account can do this; support cannot.",
      es: "Solo el dueño de la cuenta puede hacer esto; el soporte no puede.",
    },
  },
  ROLE_REQUIRED: {
    status: 403,
    message: {
      pt: "Seu acesso a esta conta não permite fazer isso. Fale com quem é dono dela.",
      en: "Your access to this account does not allow this. Talk to its owner.",
      es: "Tu acceso a esta cuenta no permite hacer esto. Habla con quien es dueño de ella.",
    },
  },
  NOT_CONFIGURED: {
    status: 501,
    message: {
      pt: "Isto não está configurado nesta instalação. A configuração é {setting}.",
      en: "This is not configured on this installation. The setting is {setting}.",
      es: "Esto no está configurado en esta instalación. El ajuste es {setting}.",
    },
  },
  WRONG_ORIGIN: {
    status: 403,
    message: {
      pt: "Este pedido veio de outro site e foi recusado.",
      en: "This request came from another site and was refused.",
      es: "Esta solicitud vino de otro sitio y fue rechazada.",
    },
  },
  NOT_FOUND: {
    status: 404,
    message: { pt: "Dados não encontrados.", en: "Data not found.", es: "Datos no encontrados." },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: {
      pt: "Este endereço não aceita esse tipo de pedido.",
      en: "This address does not take this kind of request.",
      es: "Esta dirección no acepta ese tipo de solicitud.",
    },
  },
  TOO_LARGE: {
    status: 413,
    message: {
      pt: "O envio é grande demais.",
      en: "What was sent is too large.",
      es: "El envío es demasiado grande.",
    },
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    message: {
      pt: "Este tipo de conteúdo não é aceito aqui.",
      en: "This type of content is not accepted here.",
      es: "Este tipo de contenido no se acepta aquí.",
    },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: {
      pt: "Muitas tentativas. Espere {seconds} segundos e tente de novo.",
      en: "Too many attempts. Wait {seconds} seconds and try again.",
      es: "Demasiados intentos. Espera {seconds} segundos e inténtalo de nuevo.",
    },
  },
  UNAVAILABLE: {
    status: 503,
    message: {
      pt: "O serviço está voltando. Seus dados estão guardados; tente de novo em instantes.",
      en: "The service is coming back. Your data is safe; try again in a moment.",
      es: "El servicio está volviendo. Tus datos están a salvo; inténtalo de nuevo en un momento.",
    },
  },
  TRY_AGAIN: {
    status: 503,
    message: {
      pt: "Ocorreu um erro. Tente de novo.",
      en: "An error occurred. Please try again.",
      es: "Ocurrió un error. Inténtalo de nuevo.",
    },
  },
  STORAGE_FULL: {
    status: 503,
    message: {
      pt: "O servidor está sem espaço em disco. O que já estava salvo continua salvo; tente de novo quando houver espaço livre.",
      en: "The server has run out of disk space. What was saved is still saved; try again once there is free space.",
      es: "El servidor se quedó sin espacio en disco. Lo que ya estaba guardado sigue guardado; inténtalo de nuevo cuando haya espacio libre.",
    },
  },
  SERVER_ERROR: {
    status: 500,
    message: {
      pt: "Algo deu errado. Se acontecer de novo, fale com o suporte e informe o código do pedido.",
      en: "Something went wrong. If it happens again, contact support and give the request code.",
      es: "Algo salió mal. Si vuelve a ocurrir, contacta a soporte e indica el código de la solicitud.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

export type CommonErrorCode = keyof typeof COMMON_ERRORS;

/** What is wrong with one field of a request: where it is, a code for programs, a sentence for people. */
export const fieldProblem = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof fieldProblem>;

/** Every refusal has this shape. `data` is what the particular code carries along. */
export const errorEnvelope = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.array(fieldProblem).optional(),
  data: z.unknown().optional(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
