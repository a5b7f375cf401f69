import type { ErrorKind } from "../calls/errors.ts";

export const BILLING_ERRORS = {
  NOT_PAID: {
    status: 403,
    message: {
      pt: "O usuário não é assinante de um plano pago.",
      en: "User is not a paid subscriber",
      es: "El usuario no es suscriptor de un plan de pago.",
    },
  },
  PLAN_REQUIRED: {
    status: 403,
    message: {
      pt: "Assine um plano pago.",
      en: "Please subscribe to a paid plan.",
      es: "Suscríbete a un plan de pago.",
    },
  },
  PLAN_NAME_TAKEN: {
    status: 409,
    message: {
      pt: "O plano {plan} já responde por um destes nomes.",
      en: "The plan {plan} answers to one of these names already.",
      es: "El plan {plan} ya responde a uno de estos nombres.",
    },
  },
  PLAN_IN_USE: {
    status: 409,
    message: {
      pt: "Há contas neste plano. Mude o plano delas antes.",
      en: "There are accounts on this plan. Put them on another first.",
      es: "Hay cuentas en este plan. Cámbialas de plan antes.",
    },
  },
  SITE_LIMIT: {
    status: 403,
    message: {
      pt: "Você atingiu o limite de sites do seu plano. Remova um site existente ou faça upgrade do plano.",
      en: "You have reached your plan's site limit. Remove an existing site or upgrade your plan.",
      es: "Alcanzaste el límite de sitios de tu plan. Elimina un sitio existente o mejora tu plan.",
    },
  },
} as const satisfies Record<string, ErrorKind>;
