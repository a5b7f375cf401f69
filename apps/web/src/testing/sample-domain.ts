import type { DnsRecord, Domain } from "@vitrine/contract";

/** An entry that is looked for under `loja.com.br`, and is not there yet. */
export function sampleRecord(more: Partial<DnsRecord> = {}): DnsRecord {
  return {
    type: "TXT",
    host: "_vitrine.loja.com.br",
    name: "_vitrine",
    value: "vitrine-site=4k7m2q9x",
    purpose: "ownership",
    isRequired: true,
    state: "missing",
    found: [],
    problem: {
      code: "record_missing",
      message: "Registro não encontrado: ainda não há TXT em _vitrine.loja.com.br.",
      supportCode: "33221",
    },
    ...more,
  };
}

/** A domain whose entries were looked for once, in vain. */
export function sampleDomain(more: Partial<Domain> = {}): Domain {
  return {
    id: "dom_01kanp0000000000000000000a",
    siteId: "sit_01kanp0000000000000000000a",
    name: "loja.com.br",
    spokenName: "loja.com.br",
    url: "http://loja.com.br",
    zone: "loja.com.br",
    isMain: false,
    records: [
      sampleRecord(),
      sampleRecord({
        ...{ type: "A", host: "loja.com.br", name: "@", value: "192.0.2.10", purpose: "address", state: "wrong", found: ["198.51.100.7"] },
        problem: {
          code: "address_wrong",
          message: "loja.com.br aponta para 198.51.100.7. Deve apontar para 192.0.2.10.",
          supportCode: "HADK8",
        },
      }),
      sampleRecord({
        ...{ type: "CNAME", host: "www.loja.com.br", name: "www", value: "loja.vitrine.example", purpose: "otherForm", isRequired: false },
        ...{ state: "right", found: ["loja.vitrine.example"], problem: undefined },
      }),
    ],
    state: "pending",
    completedAt: null,
    problem: null,
    ssl: "pending",
    sslProblem: null,
    nameservers: ["ada.ns.cloudflare.com", "bob.ns.cloudflare.com"],
    checkedAt: "2026-03-01T12:00:00.000Z",
    nextCheckAt: "2999-03-01T12:00:00.000Z",
    createdAt: "2026-03-01T12:00:00.000Z",
    ...more,
  };
}

/** The same once all of it is right and visitors see the padlock. */
export function completedDomain(more: Partial<Domain> = {}): Domain {
  const { records } = sampleDomain();
  return sampleDomain({
    records: records.map((record) => ({ ...record, state: "right", found: [record.value], problem: undefined })),
    ...{ state: "completed", ssl: "active", completedAt: "2026-03-01T12:30:00.000Z", isMain: true, url: "https://loja.com.br" },
    ...more,
  });
}
