import { isSafeHref } from "@vitrine/document";

/**
 * What somebody most likely meant by a link they typed: `loja.com.br` is an address, `ana@loja.com` an e-mail,
 * `11 99999-9999` a telephone number. Anything that is a link already, or cannot be guessed, stays as it is.
 */
export function repairLink(typed: string): string {
  const text = typed.trim();
  if (text === "" || isSafeHref(text) || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/.]{2,}$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d().\s-]{8,30}$/.test(text) && /(?:\d\D*){8}/.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/u.test(text)) return `https://${text}`;
  return text;
}
