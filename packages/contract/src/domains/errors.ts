import type { ErrorKind } from "../calls/errors.ts";
import type { Translated } from "../calls/languages.ts";

export const DOMAIN_ERRORS = {
  DOMAIN_ADDED: {
    status: 409,
    message: {
      pt: "Você já adicionou este domínio.",
      en: "You have already added this domain.",
      es: "Ya agregaste este dominio.",
    },
  },
  DOMAIN_PROHIBITED: {
    status: 409,
    message: {
      pt: "O domínio contém uma palavra proibida.",
      en: "The domain includes a prohibited word.",
      es: "El dominio incluye una palabra prohibida.",
    },
  },
  DOMAIN_FORBIDDEN: {
    status: 403,
    message: {
      pt: "O domínio foi bloqueado por atividade maliciosa. Fale com o suporte.",
      en: "Domain has been forbidden due to malicious activity. Please contact support.",
      es: "El dominio fue bloqueado por actividad maliciosa. Contacta a soporte.",
    },
  },
  DOMAIN_LIMIT: {
    status: 409,
    message: {
      pt: "Você tem {limit} domínios que ainda não foram conectados. Termine a conexão de alguns ou remova-os antes de adicionar outros.",
      en: "You have {limit} domains that are not connected yet. Finish or remove some of them before you add more.",
      es: "Tienes {limit} dominios que todavía no están conectados. Termina de conectar algunos o quítalos antes de agregar otros.",
    },
  },
  DOMAIN_NOT_READY: {
    status: 409,
    message: {
      pt: "Este domínio ainda não está conectado. Termine as entradas de DNS antes de usá-lo como endereço do site.",
      en: "This domain is not connected yet. Finish its DNS entries before you make it the site's address.",
      es: "Este dominio todavía no está conectado. Termina sus entradas de DNS antes de usarlo como dirección del sitio.",
    },
  },
  DOMAIN_NOT_REMOVED: {
    status: 503,
    message: {
      pt: "Não deu para desconectar o domínio agora. Tente de novo em instantes. Se continuar, informe o código {code} ao suporte.",
      en: "The domain could not be unlinked now. Try again in a moment. If it goes on, give support the code {code}.",
      es: "No se pudo desconectar el dominio ahora. Inténtalo de nuevo en un momento. Si sigue, indica a soporte el código {code}.",
    },
  },
  DOMAIN_HAS_PAGES: {
    status: 409,
    message: {
      pt: "Este domínio tem páginas publicadas. Para desconectá-lo, despublique-as primeiro.",
      en: "This domain has published pages. To unlink it, unpublish them first.",
      es: "Este dominio tiene páginas publicadas. Para desconectarlo, despublícalas primero.",
    },
  },
  DOMAIN_HAS_IMAGES: {
    status: 409,
    message: {
      pt: "As imagens deste site são mostradas em {name}. Remova primeiro o domínio de imagens.",
      en: "The images of this site are shown under {name}. Remove the image domain first.",
      es: "Las imágenes de este sitio se muestran en {name}. Quita primero el dominio de imágenes.",
    },
  },
  IMAGE_DOMAIN_TOO_EARLY: {
    status: 409,
    message: {
      pt: "O domínio personalizado precisa estar conectado primeiro.",
      en: "The custom domain must be connected first.",
      es: "El dominio personalizado debe estar conectado primero.",
    },
  },
  IMAGE_DOMAIN_CONNECTED: {
    status: 409,
    message: {
      pt: "Este site já tem o domínio de imagens {name}. Remova-o antes de conectar outro.",
      en: "This site already has the image domain {name}. Remove it before you connect another.",
      es: "Este sitio ya tiene el dominio de imágenes {name}. Quítalo antes de conectar otro.",
    },
  },
  IMAGE_DOMAIN_NOT_CREATED: {
    status: 503,
    message: {
      pt: "A criação do domínio de imagens falhou. Tente de novo em instantes. Se continuar, informe o código {code} ao suporte.",
      en: "Image domain creation failed. Try again in a moment. If it goes on, give support the code {code}.",
      es: "La creación del dominio de imágenes falló. Inténtalo de nuevo en un momento. Si sigue, indica a soporte el código {code}.",
    },
  },
  IMAGE_DOMAIN_NOT_REMOVED: {
    status: 503,
    message: {
      pt: "A remoção do domínio de imagens falhou. Tente de novo em instantes. Se continuar, informe o código {code} ao suporte.",
      en: "Image domain removal failed. Try again in a moment. If it goes on, give support the code {code}.",
      es: "La eliminación del dominio de imágenes falló. Inténtalo de nuevo en un momento. Si sigue, indica a soporte el código {code}.",
    },
  },
  SSL_IN_PROGRESS: {
    status: 409,
    message: {
      pt: "A ativação do SSL está em andamento. Espere pelo menos 3 minutos antes de tentar de novo.",
      en: "SSL activation in progress. Wait at least 3 minutes before you try again.",
      es: "La activación del SSL está en curso. Espera al menos 3 minutos antes de intentarlo de nuevo.",
    },
  },
} as const satisfies Record<string, ErrorKind>;

/** Words for what can be wrong with a field of the slice's calls. */
export const DOMAIN_FIELD_MESSAGES = {
  bad_domain: { pt: "Domínio inválido.", en: "Invalid domain.", es: "Dominio no válido." },
  domain_added: DOMAIN_ERRORS.DOMAIN_ADDED.message,
  domain_prohibited: DOMAIN_ERRORS.DOMAIN_PROHIBITED.message,
  domain_forbidden: DOMAIN_ERRORS.DOMAIN_FORBIDDEN.message,
  image_subdomain_required: {
    pt: "É preciso um subdomínio para o CDN de imagens, como img.loja.com.",
    en: "Image CDN subdomain required, like img.shop.com.",
    es: "Se requiere un subdominio para el CDN de imágenes, como img.tienda.com.",
  },
} as const satisfies Record<string, Translated>;

/** Said before the reason where an image domain cannot be put into service. */
export const IMAGE_DOMAIN_NOT_CONFIGURED: Translated = {
  pt: "A configuração do domínio de imagens falhou. Tentaremos de novo sozinhos; as páginas mostram as imagens como antes.",
  en: "Image domain configuration failed. We try again by ourselves; pages show their images as before.",
  es: "La configuración del dominio de imágenes falló. Lo intentaremos de nuevo automáticamente; las páginas muestran sus imágenes como antes.",
};
