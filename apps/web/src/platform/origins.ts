/** Where somebody who signs up came from, as the link that brought them says. */
export interface Origins {
  /** The number of whoever sent them. */
  aff?: number;
  src?: string;
}

/** Reads the tracking numbers of an address; what is none is left out. */
export function originsFrom(search: Readonly<Record<string, unknown>>): Origins {
  const { aff, src } = search;
  const number = typeof aff === "number" || (typeof aff === "string" && aff !== "") ? Number(aff) : Number.NaN;
  const source = typeof src === "string" || typeof src === "number" ? String(src).trim().slice(0, 100) : "";
  return {
    ...(Number.isInteger(number) && number >= 0 && number <= 2_147_483_647 ? { aff: number } : {}),
    ...(source ? { src: source } : {}),
  };
}
