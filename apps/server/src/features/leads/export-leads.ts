import { type ExportPart, inBatches, jsonList } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { type LeadRow, listLeads } from "./lead-store.ts";
import { presentLead } from "./present-lead.ts";
import { streamLeadsCsv } from "./stream-leads-csv.ts";

const BATCH = 500;
const ALL = { box: "all" } as const;

/** An account's leads, suspect ones among them, for its export. */
export function exportLeads(platform: Platform): ExportPart {
  const leadsOf = async function* (accountId: string): AsyncGenerator<unknown> {
    const read = (after: LeadRow | null, limit: number) =>
      listLeads(platform.database.queries, accountId, ALL, limit, after && { at: after.createdAt, id: after.id });
    for await (const row of inBatches(BATCH, read)) yield presentLead(row);
  };
  return {
    name: "leads",
    about: {
      pt: "leads.csv e leads.json: seus leads. O .csv é para planilhas: nele, o que uma planilha executaria como fórmula começa com um apóstrofo; o .json tem cada resposta exatamente como chegou.",
      en: "leads.csv and leads.json: your leads. The .csv is for spreadsheets: in it, whatever a spreadsheet would run as a formula starts with an apostrophe; the .json has every answer exactly as it came.",
      es: "leads.csv y leads.json: tus leads. El .csv es para hojas de cálculo: en él, lo que una hoja ejecutaría como fórmula empieza con un apóstrofo; el .json tiene cada respuesta tal como llegó.",
    },
    async *files(accountId) {
      yield {
        path: "leads.csv",
        content: piecesOf(await streamLeadsCsv(platform, accountId, ALL, { formulaSafe: true, separator: "comma" })),
      };
      yield { path: "leads.json", content: jsonList(leadsOf(accountId)) };
    },
  };
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}
