import type { Translated } from "../calls/languages.ts";
import { DOMAIN_ERRORS } from "./errors.ts";

/**
 * What is wrong with an entry, as people tell it to support:
 *
 * - `33221`: it is not there.
 * - `HADK8`: something else stands in its place or beside it.
 * - `UUUYT`: the domain's name servers do not answer, or nothing they say can be believed.
 * - `PPQW2`: it is there, and somebody else has a say: another account, the operator, or who may make certificates.
 */
export type DomainSupportCode = "33221" | "HADK8" | "UUUYT" | "PPQW2";

interface ProblemKind {
  readonly supportCode: DomainSupportCode;
  readonly message: Translated;
}

/** What can be wrong with a domain's entries. `{type}`, `{host}`, `{value}`, `{name}` are of the entry; `{found}` stands there instead. */
export const DOMAIN_PROBLEMS = {
  record_missing: {
    supportCode: "33221",
    message: {
      pt: "Registro não encontrado: ainda não há {type} em {host}. Uma entrada nova pode levar até uma hora para aparecer.",
      en: "Record not found: there is no {type} at {host} yet. A new entry can take up to an hour to be seen.",
      es: "Registro no encontrado: todavía no hay {type} en {host}. Una entrada nueva puede tardar hasta una hora en verse.",
    },
  },
  cname_missing: {
    supportCode: "33221",
    message: {
      pt: "CNAME não encontrado: {host} ainda não aponta para lugar nenhum. Deve apontar para {value}.",
      en: "CNAME not found: {host} does not point anywhere yet. It must point to {value}.",
      es: "CNAME no encontrado: {host} todavía no apunta a ningún lado. Debe apuntar a {value}.",
    },
  },
  no_domain: {
    supportCode: "33221",
    message: {
      pt: "O domínio {zone} não existe no DNS. Confira se ele está registrado, se não venceu e se tem servidores de nomes.",
      en: "The domain {zone} does not exist in the DNS. Check that it is registered, has not expired and has nameservers.",
      es: "El dominio {zone} no existe en el DNS. Revisa que esté registrado, que no haya vencido y que tenga servidores de nombres.",
    },
  },
  doubled_name: {
    supportCode: "33221",
    message: {
      pt: "A entrada foi criada em {found}: seu provedor acrescenta o domínio sozinho. No campo do nome, escreva apenas {name}.",
      en: "The entry was made at {found}: your provider adds the domain by itself. As its name, enter only {name}.",
      es: "La entrada se creó en {found}: tu proveedor agrega el dominio por su cuenta. En el nombre, escribe solo {name}.",
    },
  },
  wrong_place: {
    supportCode: "33221",
    message: {
      pt: "O valor está em {found}, mas deve ficar em {host}. No campo do nome, escreva {name}.",
      en: "The value stands at {found}; it belongs at {host}. As the entry's name, enter {name}.",
      es: "El valor está en {found}, pero debe estar en {host}. En el nombre de la entrada, escribe {name}.",
    },
  },
  text_wrong: {
    supportCode: "HADK8",
    message: {
      pt: "Em {host} há um TXT com outro valor: {found}. Deve ser {value}.",
      en: "At {host} there is a TXT with another value: {found}. It must be {value}.",
      es: "En {host} hay un TXT con otro valor: {found}. Debe ser {value}.",
    },
  },
  cname_wrong: {
    supportCode: "HADK8",
    message: {
      pt: "CNAME apontando errado: {host} aponta para {found}. Deve apontar para {value}.",
      en: "CNAME pointing wrong: {host} points to {found}. It must point to {value}.",
      es: "El CNAME apunta mal: {host} apunta a {found}. Debe apuntar a {value}.",
    },
  },
  cname_beside_others: {
    supportCode: "HADK8",
    message: {
      pt: "{host} tem um CNAME e, ao lado dele, outras entradas ({found}). Um CNAME precisa estar sozinho: remova as outras.",
      en: "{host} has a CNAME and other entries beside it ({found}). A CNAME has to stand alone: remove the others.",
      es: "{host} tiene un CNAME y otras entradas al lado ({found}). Un CNAME debe estar solo: quita las demás.",
    },
  },
  address_wrong: {
    supportCode: "HADK8",
    message: {
      pt: "{host} aponta para {found}. Deve apontar para {value}. Se o proxy do seu provedor estiver ligado, desligue-o.",
      en: "{host} points to {found}. It must point to {value}. If your provider's proxy is switched on, switch it off.",
      es: "{host} apunta a {found}. Debe apuntar a {value}. Si el proxy de tu proveedor está activado, desactívalo.",
    },
  },
  address_private: {
    supportCode: "HADK8",
    message: {
      pt: "{host} aponta para {found}, um endereço de rede interna que ninguém alcança pela internet. Deve apontar para {value}.",
      en: "{host} points to {found}, an address inside a private network that nobody reaches over the internet. It must point to {value}.",
      es: "{host} apunta a {found}, una dirección de red interna que nadie alcanza por internet. Debe apuntar a {value}.",
    },
  },
  address_conflict: {
    supportCode: "HADK8",
    message: {
      pt: "{host} também aponta para {found}, e parte das visitas iria parar lá. Remova essas entradas.",
      en: "{host} also points to {found}, and some of the visits would end up there. Remove those entries.",
      es: "{host} también apunta a {found}, y parte de las visitas llegaría allí. Quita esas entradas.",
    },
  },
  servers_failing: {
    supportCode: "UUUYT",
    message: {
      pt: "Os servidores de nomes responderam com erro (SERVFAIL) sobre {host}. Confira no seu provedor se os servidores do domínio são os certos.",
      en: "The nameservers answered with an error (SERVFAIL) about {host}. Check at your provider that the domain's nameservers are the right ones.",
      es: "Los servidores de nombres respondieron con un error (SERVFAIL) sobre {host}. Revisa en tu proveedor que los servidores del dominio sean los correctos.",
    },
  },
  dnssec_broken: {
    supportCode: "UUUYT",
    message: {
      pt: "As assinaturas DNSSEC de {host} não conferem, e por isso ninguém aceita as entradas dele. Corrija o DNSSEC no seu provedor ou desligue-o no registro do domínio.",
      en: "The DNSSEC signatures of {host} do not hold, so nobody accepts its entries. Mend DNSSEC at your provider, or switch it off where the domain is registered.",
      es: "Las firmas DNSSEC de {host} no coinciden, y por eso nadie acepta sus entradas. Corrige DNSSEC en tu proveedor o desactívalo donde registraste el dominio.",
    },
  },
  timed_out: {
    supportCode: "UUUYT",
    message: {
      pt: "A validação expirou: os servidores de nomes não responderam sobre {host}. Uma nova já foi solicitada.",
      en: "Validation timed out: the nameservers did not answer about {host}. A new one has been requested.",
      es: "La validación expiró: los servidores de nombres no respondieron sobre {host}. Ya se solicitó una nueva.",
    },
  },
  caa_required: {
    supportCode: "PPQW2",
    message: {
      pt: "Registro CAA necessário: em {host}, só {found} pode emitir certificados. Acrescente ali um CAA com {value}.",
      en: "CAA record required: at {host}, only {found} may make certificates. Add a CAA with {value} there.",
      es: "Se requiere un registro CAA: en {host}, solo {found} puede emitir certificados. Agrega allí un CAA con {value}.",
    },
  },
  text_of_another: {
    supportCode: "PPQW2",
    message: {
      pt: "O TXT em {host} é de outra conta: {found}. Troque-o por {value}.",
      en: "The TXT at {host} is another account's: {found}. Replace it with {value}.",
      es: "El TXT en {host} es de otra cuenta: {found}. Cámbialo por {value}.",
    },
  },
  domain_in_use: {
    supportCode: "PPQW2",
    message: {
      pt: "Este domínio está em uso em outra conta, e o TXT dela ainda está em {host}. Se o domínio é seu, remova aquele TXT e deixe só o desta conta.",
      en: "This domain is in use in another account, whose TXT still stands at {host}. If the domain is yours, remove that TXT and leave only this account's.",
      es: "Este dominio está en uso en otra cuenta, cuyo TXT sigue en {host}. Si el dominio es tuyo, quita ese TXT y deja solo el de esta cuenta.",
    },
  },
  forbidden: { supportCode: "PPQW2", message: DOMAIN_ERRORS.DOMAIN_FORBIDDEN.message },
} as const satisfies Record<string, ProblemKind>;
export type DomainProblemCode = keyof typeof DOMAIN_PROBLEMS;
