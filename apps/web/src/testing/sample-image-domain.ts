import type { Domain, ImageDomain } from "@vitrine/contract";
import { sampleDomain } from "./sample-domain.ts";

/** An image domain whose entries were looked for once, in vain. */
export function sampleImageDomain(more: Partial<ImageDomain> = {}, domain: Partial<Domain> = {}): ImageDomain {
  const name = "img.loja.com.br";
  const id = "dom_01kanp0000000000000000000m";
  const records = sampleDomain().records.slice(0, 1);
  return {
    domain: sampleDomain({ id, name, spokenName: name, records, ...domain }),
    ...{ stage: "pending", step: null, failure: null, endsAt: null },
    pages: { following: 0, held: 0 },
    ...more,
  };
}
