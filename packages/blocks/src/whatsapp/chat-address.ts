import { whatsappNumber } from "./whatsapp-number.ts";

/** Halves of characters that lost their other half: no address can be made of them. */
const HALVES = /\p{Surrogate}/gu;
/** A number in an address of WhatsApp's own. */
const NUMBER_IN_ADDRESS =
  /^(?:https?:\/\/)?(?:(?:www\.)?wa\.me\/|(?:api|web|www)\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(?:\+|%2B)?(\d{8,15})\/?(?:[?&#]|$)/i;
/** Where a group, a channel or a business's own link begins: no message can be handed to it. */
const OWN_ADDRESS =
  /^(?:https?:\/\/)?((?:www\.)?wa\.me\/(?:message|qr|c)\/|chat\.whatsapp\.com\/|(?:www\.)?whatsapp\.com\/channel\/)([\w-]{4,100})\/?(?:[?#]|$)/i;

/**
 * Where a conversation begins, of what the button's owner typed or pasted: a number, with the first message written
 * already, or an address of WhatsApp's. Null for anything else.
 */
export function chatAddress(typed: string, message: string): string | null {
  const [, host, id] = OWN_ADDRESS.exec(typed.trim()) ?? [];
  if (host) return `https://${host.toLowerCase()}${id}`;
  const [, inAddress] = NUMBER_IN_ADDRESS.exec(typed.trim()) ?? [];
  const number = inAddress === undefined ? whatsappNumber(typed) : whatsappNumber(`+${inAddress}`);
  if (!number) return null;
  const text = message.trim().replace(HALVES, "");
  return `https://wa.me/${number.digits}${text === "" ? "" : `?text=${encodeURIComponent(text)}`}`;
}
