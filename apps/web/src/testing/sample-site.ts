import type { Site } from "@vitrine/contract";

/** A site as the server gives it: what a test cares about, and the rest. */
export function sampleSite(is: Partial<Site> = {}): Site {
  const { name = "loja" } = is;
  return {
    id: "sit_01kanp00000000000000000001",
    name,
    region: "br",
    url: `https://${name}.example.com`,
    domain: null,
    isMain: false,
    isProducer: false,
    usesFilter: false,
    pages: { all: 0, published: 0 },
    excess: null,
    createdAt: "2026-03-01T12:00:00.000Z",
    ...is,
  };
}
