import { z } from "zod";
import { openTo } from "./calls/access.ts";
import type { ErrorKind } from "./calls/errors.ts";
import { idOf, moment } from "./calls/ids.ts";
import type { Translated } from "./calls/languages.ts";
import { listInput, listOf } from "./calls/lists.ts";

export const SITE_ERRORS = {
  SITE_NAME_TAKEN: {
    status: 409,
    message: {
      pt: "Este nome de site já está em uso. Escolha outro.",
      en: "This site name is in use already. Choose another.",
      es: "Este nombre de sitio ya está en uso. Elige otro.",
    },
  },
  SITE_NAME_RESERVED: {
    status: 409,
    message: {
      pt: "Este nome é reservado pela plataforma. Escolha outro.",
      en: "This name is reserved by the platform. Choose another.",
      es: "Este nombre está reservado por la plataforma. Elige otro.",
    },
  },
  SITE_NOT_CREATED: {
    status: 503,
    message: {
      pt: "Não deu para criar o site agora. Nada foi criado; tente de novo em instantes. Se continuar, informe o código {code} ao suporte.",
      en: "The site could not be created now. Nothing was made; try again in a moment. If it goes on, give support the code {code}.",
      es: "No se pudo crear el sitio ahora. No se creó nada; inténtalo de nuevo en un momento. Si sigue, indica a soporte el código {code}.",
    },
  },
  SITE_ADDRESS_HELD: {
    status: 409,
    message: {
      pt: "Neste endereço ainda está um site antigo. Escolha outro nome, ou fale com o suporte e informe o código {code}.",
      en: "An earlier site is still at this address. Choose another name, or contact support and give the code {code}.",
      es: "En esta dirección todavía hay un sitio anterior. Elige otro nombre, o contacta a soporte e indica el código {code}.",
    },
  },
  SITE_FAILED: {
    status: 500,
    message: {
      pt: "Algo deu errado ao criar o site, e nada foi criado. Fale com o suporte e informe o código {code}.",
      en: "Something went wrong while creating the site, and nothing was made. Contact support and give the code {code}.",
      es: "Algo salió mal al crear el sitio y no se creó nada. Contacta a soporte e indica el código {code}.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Where a site's pages are kept and served from. One program serves all; operators of several name theirs. */
export const REGIONS = ["br", "us", "eu"] as const;
export const region = z.enum(REGIONS);
export const REGION_NAMES: Readonly<Record<(typeof REGIONS)[number], Translated>> = {
  br: { pt: "Brasil (São Paulo)", en: "Brazil (São Paulo)", es: "Brasil (São Paulo)" },
  us: { pt: "Estados Unidos (Virgínia)", en: "United States (Virginia)", es: "Estados Unidos (Virginia)" },
  eu: { pt: "Europa (Frankfurt)", en: "Europe (Frankfurt)", es: "Europa (Fráncfort)" },
};

/** The name is the host label the site is reached under: letters, digits and inner hyphens. */
export const siteName = z
  .string()
  .trim()
  .transform((value) => value.toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { message: "required", abort: true })
      .max(63, { message: "site_name_long", abort: true })
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, { message: "bad_site_name" }),
  )
  .refine((value) => !value.startsWith("xn--"), { message: "bad_site_name" });

export const site = z.object({
  id: idOf("site"),
  name: z.string(),
  region,
  url: z.string(),
  createdAt: moment,
});
export type Site = z.infer<typeof site>;

export const sites = {
  regions: openTo("anyone")
    .route({ method: "GET", path: "/regions", tags: ["sites"], summary: "Regions a site can be in" })
    .output(z.object({ items: z.array(z.object({ id: region, name: z.string() })), nextCursor: z.null() })),
  create: openTo("account", { area: "sites", needs: "createSite" })
    .route({ method: "POST", path: "/sites", successStatus: 201, tags: ["sites"], summary: "Create a site" })
    .input(z.strictObject({ name: siteName, region }))
    .output(site),
  list: openTo("account", { area: "sites" })
    .route({ method: "GET", path: "/sites", tags: ["sites"], summary: "The account's sites, newest first" })
    .input(listInput)
    .output(listOf(site)),
};
