import { resolve } from "node:path";
import { z } from "zod";

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  VITRINE_DATA: z.string().min(1).default("./var"),
  DATABASE_URL: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  VITRINE_SITES_DOMAIN: z.string().min(1).optional(),
  VITRINE_UPLOADS_ORIGIN: origin.optional(),
  VITRINE_TRUSTED_PROXIES: z.string().default("127.0.0.1,::1"),
  VITRINE_DEFAULT_PLAN: z.string().min(1).max(60).default("trial"),
});

/** The settings of a running server, from its environment. Every address is an origin without a slash at its end. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds everything this server must not lose. */
  readonly dataFolder: string;
  /** `undefined`: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string;
  /** Sites are `<name>.<sitesDomain>`; a port belongs to it where there is one. */
  readonly sitesDomain: string;
  readonly uploadsOrigin: string;
  readonly trustedProxies: readonly string[];
  readonly defaultPlan: string;
}

/** Reads settings; throws an error that names the variable when one makes no sense. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join(".")}: ${issue?.message}. See .env.example.`);
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const { protocol, host } = new URL(publicUrl);
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: resolve(values.VITRINE_DATA),
    databaseUrl: values.DATABASE_URL,
    publicUrl,
    sitesDomain: values.VITRINE_SITES_DOMAIN ?? host,
    uploadsOrigin: values.VITRINE_UPLOADS_ORIGIN ?? `${protocol}//uploads.${host}`,
    trustedProxies: values.VITRINE_TRUSTED_PROXIES.split(",")
      .map((part) => part.trim())
      .filter(Boolean),
    defaultPlan: values.VITRINE_DEFAULT_PLAN,
  };
}

/** Where a site is reached: `http://shop.localhost:3000`. */
export function siteUrl(config: Pick<Config, "publicUrl" | "sitesDomain">, name: string): string {
  return `${new URL(config.publicUrl).protocol}//${name}.${config.sitesDomain}`;
}
