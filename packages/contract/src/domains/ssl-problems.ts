import { z } from "zod";
import type { Translated } from "../calls/languages.ts";

/**
 * Why a host has no certificate, or no newer one: what its authority found (RFC 8555, 6.7), or that there was nothing to be
 * had of it. `{host}` is the name.
 */
export const SSL_PROBLEMS = {
  dns: {
    pt: "A autoridade certificadora não conseguiu consultar o DNS de {host}. Confira os servidores de nomes e as entradas do domínio.",
    en: "The certificate authority could not look up {host} in the DNS. Check the domain's nameservers and entries.",
    es: "La autoridad de certificación no pudo consultar el DNS de {host}. Revisa los servidores de nombres y las entradas del dominio.",
  },
  caa: {
    pt: "Uma entrada CAA de {host} não deixa esta autoridade emitir o certificado. Acrescente a autoridade à entrada CAA, ou remova a entrada.",
    en: "A CAA entry of {host} does not let this authority make the certificate. Add the authority to the CAA entry, or remove the entry.",
    es: "Una entrada CAA de {host} no permite que esta autoridad emita el certificado. Agrega la autoridad a la entrada CAA, o quita la entrada.",
  },
  connection: {
    pt: "A autoridade certificadora não conseguiu chegar a {host}. Confira se as entradas A e AAAA apontam só para cá e se nenhum firewall ou proxy bloqueia as portas 80 e 443.",
    en: "The certificate authority could not reach {host}. Check that its A and AAAA entries point here alone, and that no firewall or proxy blocks ports 80 and 443.",
    es: "La autoridad de certificación no pudo llegar a {host}. Revisa que las entradas A y AAAA apunten solo aquí y que ningún firewall o proxy bloquee los puertos 80 y 443.",
  },
  unauthorized: {
    pt: "Em {host}, quem respondeu à autoridade certificadora foi outro servidor. Confira se todas as entradas A e AAAA apontam para cá.",
    en: "At {host}, another server answered the certificate authority. Check that all its A and AAAA entries point here.",
    es: "En {host}, otro servidor respondió a la autoridad de certificación. Revisa que todas las entradas A y AAAA apunten aquí.",
  },
  rateLimited: {
    pt: "A autoridade certificadora já fez muitos certificados por enquanto. Tentaremos de novo sozinhos assim que ela permitir.",
    en: "The certificate authority has made many certificates for now. We try again by ourselves as soon as it lets us.",
    es: "La autoridad de certificación ya hizo muchos certificados por ahora. Lo intentaremos de nuevo en cuanto lo permita.",
  },
  rejectedIdentifier: {
    pt: "A autoridade certificadora não faz certificados para {host}.",
    en: "The certificate authority makes no certificates for {host}.",
    es: "La autoridad de certificación no hace certificados para {host}.",
  },
  malformed: {
    pt: "A autoridade certificadora não entendeu o pedido. Tentaremos de novo; se continuar, fale com o suporte.",
    en: "The certificate authority did not understand the request. We try again; if it goes on, contact support.",
    es: "La autoridad de certificación no entendió la solicitud. Lo intentaremos de nuevo; si continúa, contacta al soporte.",
  },
  serverInternal: {
    pt: "A autoridade certificadora não responde como deve no momento. Tentaremos de novo sozinhos.",
    en: "The certificate authority does not answer as it should at the moment. We try again by ourselves.",
    es: "La autoridad de certificación no responde como debe en este momento. Lo intentaremos de nuevo automáticamente.",
  },
  refused: {
    pt: "A ativação do SSL de {host} falhou. Tentaremos de novo; se continuar, fale com o suporte.",
    en: "SSL activation of {host} failed. We try again; if it goes on, contact support.",
    es: "La activación del SSL de {host} falló. Lo intentaremos de nuevo; si continúa, contacta al soporte.",
  },
} as const satisfies Record<string, Translated>;

export type SslProblemCode = keyof typeof SSL_PROBLEMS;

/** Said before the reason in the last days of a certificate that could not be renewed. */
export const SSL_ENDING: Translated = {
  pt: "O certificado de {host} vence em {date} e ainda não foi renovado.",
  en: "The certificate of {host} ends on {date} and has not been renewed yet.",
  es: "El certificado de {host} vence el {date} y todavía no se renovó.",
};

/** What keeps a domain from HTTPS, or is about to. */
export const sslProblem = z.object({
  code: z.enum(Object.keys(SSL_PROBLEMS) as [SslProblemCode, ...SslProblemCode[]]),
  message: z.string(),
});
