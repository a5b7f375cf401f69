import type { Lead } from "@vitrine/contract";
import type { LeadRow } from "./lead-store.ts";

export function presentLead(row: LeadRow): Lead {
  return {
    id: row.id,
    siteId: row.siteId,
    pageId: row.pageId,
    formId: row.formId,
    formName: row.formName,
    status: row.status,
    isContactable: row.isContactable,
    isSuspect: row.isSuspect,
    answers: row.answers,
    pageUri: row.pageUri,
    referer: row.referer,
    ip: row.ip,
    userAgent: row.userAgent,
    step: row.step,
    question: row.question,
    count: row.count,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
