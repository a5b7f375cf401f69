import { type Domain, fill, SSL_ENDING, SSL_PROBLEMS, type SslProblemCode } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { CertificateRow } from "../certificate-store.ts";
import { ENDING_MS } from "../wait.ts";

const LOCALES = { pt: "pt-BR", en: "en-US", es: "es" } as const satisfies Record<Language, string>;

/** What the owner of a domain is told of its certificate. */
export function presentSsl(
  row: Pick<CertificateRow, "host" | "notAfter" | "problem"> | undefined,
  { hasCertificate, language, now }: { readonly hasCertificate: boolean; readonly language: Language; readonly now: number },
): Pick<Domain, "ssl" | "sslProblem"> {
  const left = (row?.notAfter?.getTime() ?? Number.POSITIVE_INFINITY) - now;
  const ssl = hasCertificate && left > 0 ? "active" : "pending";
  if (!row?.problem || !isCode(row.problem)) return { ssl, sslProblem: null };
  // While the older one has long to go, nobody has to do anything.
  if (ssl === "active" && left > ENDING_MS) return { ssl, sslProblem: null };
  const { host, notAfter, problem: code } = row;
  const cause = fill(SSL_PROBLEMS[code][language], { host });
  if (ssl === "pending" || !notAfter) return { ssl, sslProblem: { code, message: cause } };
  return { ssl, sslProblem: { code, message: `${fill(SSL_ENDING[language], { host, date: dayOf(notAfter, language) })} ${cause}` } };
}

export function dayOf(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "America/Sao_Paulo" }).format(at);
}

function isCode(code: string): code is SslProblemCode {
  return Object.hasOwn(SSL_PROBLEMS, code);
}
