/** Halves of characters that lost their other half: no address can be made of them. */
const HALVES = /\p{Surrogate}/gu;

/** Where a conversation with a number begins, with the first message written already; `null` without a number. */
export function chatAddress(number: string, message: string): string | null {
  const digits = number.replace(/\D/g, "");
  if (digits === "") return null;
  const text = message.trim().replace(HALVES, "");
  return `https://wa.me/${digits}${text === "" ? "" : `?text=${encodeURIComponent(text)}`}`;
}
