/** Letters that do not come apart into a plain one and an accent. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", "&": " e " };

/** A title as part of an address: "Promoção de Verão 2x1" is `promocao-de-verao-2x1`. Empty when nothing is left. */
export function slugFrom(title: string, maxLength = 60): string {
  return title
    .toLowerCase()
    .replace(/[ßæœøđł&]/g, (letter) => SPELLED_OUT[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength + 1)
    .replace(/^-+|-+$/g, "")
    .slice(0, maxLength)
    .replace(/-+$/, "");
}
