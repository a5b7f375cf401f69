import type { ErrorKind } from "../calls/errors.ts";

export const SYNCED_ERRORS = {
  SYNCED_SECTION_NOT_FOUND: {
    status: 404,
    message: { pt: "Seção sincronizada não encontrada.", en: "Synced section not found.", es: "Sección sincronizada no encontrada." },
  },
  SYNCED_SECTION_LIMIT: {
    status: 409,
    message: {
      pt: "Sua conta já tem {limit} seções sincronizadas, o máximo. Exclua uma que nenhuma página usa e tente de novo.",
      en: "Your account already has {limit} synced sections, the most there can be. Delete one that no page uses and try again.",
      es: "Tu cuenta ya tiene {limit} secciones sincronizadas, el máximo. Elimina una que ninguna página use e inténtalo de nuevo.",
    },
  },
  STALE_SYNCED_SECTION: {
    status: 409,
    message: {
      pt: "Alguém mudou esta seção enquanto você editava. Nada foi salvo por cima; veja a versão mais nova e salve de novo.",
      en: "Someone changed this section while you were editing. Nothing was saved over it; look at the newest version and save again.",
      es: "Alguien cambió esta sección mientras la editabas. No se guardó nada encima; mira la versión más reciente y guarda de nuevo.",
    },
  },
  SYNCED_SECTION_IN_USE: {
    status: 409,
    message: {
      pt: "Esta seção ainda está em páginas ({count}). Tire a seção delas, publique as que estão no ar e exclua de novo.",
      en: "This section is still on pages ({count}). Take it off them, publish the ones that are live and delete it again.",
      es: "Esta sección todavía está en páginas ({count}). Quítala de ellas, publica las que están en línea y elimínala de nuevo.",
    },
  },
  SYNCED_SECTION_ELSEWHERE: {
    status: 403,
    message: {
      pt: "Esta seção também está em páginas de sites aos quais você não tem acesso. Peça a mudança a quem cuida da conta.",
      en: "This section is also on pages of sites you have no access to. Ask the account's owner to make the change.",
      es: "Esta sección también está en páginas de sitios a los que no tienes acceso. Pide el cambio a quien administra la cuenta.",
    },
  },
} as const satisfies Record<string, ErrorKind>;
