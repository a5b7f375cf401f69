import { LEADS } from "@vitrine/contract";
import { wholeAccount } from "../../platform/acting/reach.ts";
import { type ExportPart, inBatches, jsonList } from "../../platform/export-part.ts";
import { findCursor } from "../../platform/journal/drain/cursor-store.ts";
import type { Platform } from "../../platform/platform.ts";
import { type LeadRow, listLeads } from "./lead-store.ts";
import { presentDeadLetter } from "./present-dead-letter.ts";
import { presentLead } from "./present-lead.ts";
import { streamLeadsCsv } from "./stream-leads-csv.ts";

const BATCH = 500;
const ALL = { box: "all" } as const;

/** An account's leads, suspect ones among them, for its export; and those of this node that no database would take. */
export function exportLeads(platform: Platform): ExportPart {
  const leadsOf = async function* (accountId: string): AsyncGenerator<unknown> {
    const read = (after: LeadRow | null, limit: number) =>
      listLeads(platform.database.queries, wholeAccount(accountId), ALL, limit, after && { at: after.createdAt, id: after.id });
    for await (const row of inBatches(BATCH, read)) yield presentLead(row);
  };
  const asideOf = async function* (accountId: string): AsyncGenerator<unknown> {
    for await (const { letter, content } of platform.deadLetters.keptOf(accountId)) {
      if (letter.kind !== LEADS.name) continue;
      // Fed back, with only the letter left behind by a kill: it is a lead, and among the leads.
      if (await findCursor(platform.database.queries, letter.id)) continue;
      const shown = presentDeadLetter(letter, content, accountId);
      if (shown) yield shown;
    }
  };
  return {
    name: "leads",
    about: {
      pt: "leads.csv e leads.json: seus leads. O .csv é para planilhas: nele, o que uma planilha executaria como fórmula começa com um apóstrofo; o .json tem cada resposta exatamente como chegou. leads-set-aside.json, se houver: leads que chegaram e o banco de dados não conseguiu guardar, com o motivo; quem cuida do servidor ainda pode recuperá-los.",
      en: "leads.csv and leads.json: your leads. The .csv is for spreadsheets: in it, whatever a spreadsheet would run as a formula starts with an apostrophe; the .json has every answer exactly as it came. leads-set-aside.json, if there are any: leads that came in and the database could not keep, with the reason; whoever runs the server may still bring them in.",
      es: "leads.csv y leads.json: tus leads. El .csv es para hojas de cálculo: en él, lo que una hoja ejecutaría como fórmula empieza con un apóstrofo; el .json tiene cada respuesta tal como llegó. leads-set-aside.json, si los hay: leads que llegaron y la base de datos no pudo guardar, con el motivo; quien administra el servidor aún puede recuperarlos.",
    },
    async *files(accountId) {
      yield {
        path: "leads.csv",
        content: piecesOf(await streamLeadsCsv(platform, wholeAccount(accountId), ALL, { formulaSafe: true, separator: "comma" })),
      };
      yield { path: "leads.json", content: jsonList(leadsOf(accountId)) };
      const hasAside = platform.deadLetters
        .list()
        .some(({ kind, fate, accountIds }) => kind === LEADS.name && fate === "kept" && accountIds.includes(accountId));
      if (hasAside) yield { path: "leads-set-aside.json", content: jsonList(asideOf(accountId)) };
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
