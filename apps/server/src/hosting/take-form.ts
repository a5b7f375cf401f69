import type { IncomingMessage, ServerResponse } from "node:http";
import { blockDefinition, TRAP_FIELD } from "@vitrine/blocks";
import type { FormSpec, LeadEntry, ManifestRoute, SiteManifest } from "@vitrine/contract";
import { escapeHtml } from "@vitrine/renderer";
import type { Clock } from "../platform/clock.ts";
import { addressBucket } from "../platform/http/client-address.ts";
import type { Journal } from "../platform/journal/journal.ts";
import type { RateLimit } from "../platform/rate-limit.ts";
import { checkSubmission } from "./check-submission.ts";
import { MESSAGE_CSP, messagePage } from "./message-page.ts";
import { readBody } from "./read-body.ts";

const MAX_BYTES = 64 * 1024;

export interface FormIntake {
  readonly journal: Journal;
  readonly clock: Clock;
  /** Per form and address; what is over it is kept as suspect. */
  readonly limit: RateLimit;
}

/** Which form was sent, and from where. */
export interface SentForm {
  readonly site: SiteManifest;
  readonly route: ManifestRoute;
  readonly spec: FormSpec;
  readonly formId: string;
  readonly address: string;
}

/** Reads a form's fields, as browsers send them with and without JavaScript; null for anything else. */
export function readFields(body: Buffer, contentType: string): Map<string, string> | null {
  if (contentType.startsWith("application/x-www-form-urlencoded")) return new Map(new URLSearchParams(body.toString("utf8")));
  if (!contentType.startsWith("application/json")) return null;
  try {
    const sent: unknown = JSON.parse(body.toString("utf8"));
    if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return null;
    const fields = Object.entries(sent);
    return fields.every(([, value]) => typeof value === "string") ? new Map(fields as [string, string][]) : null;
  } catch {
    return null;
  }
}

/**
 * Takes a form: checked against its published fields, in the journal on disk, then answered. With JavaScript
 * the answer is JSON; without, the thank-you page or the redirect.
 */
export async function takeForm(
  intake: FormIntake,
  { site, route, spec, formId, address }: SentForm,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const wantsJson = (request.headers.accept ?? "").includes("application/json");
  const refuse = (status: number, kind: "tooLarge" | "notTaken", lines: readonly string[] = []): void => {
    if (wantsJson) send(response, status, "application/json", JSON.stringify({ ok: false }));
    else send(response, status, "text/html; charset=utf-8", messagePage(kind, spec.language, lines));
  };
  const body = await readBody(request, MAX_BYTES);
  if (!body) return refuse(413, "tooLarge");
  const sent = readFields(body, request.headers["content-type"] ?? "");
  if (!sent) return refuse(400, "notTaken");
  const { answers, problems } = checkSubmission(spec, sent);
  if (Object.keys(problems).length > 0) {
    const words = blockDefinition("form")?.messages[spec.language].visitor ?? {};
    if (wantsJson) {
      const fields = Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, words[problem] ?? ""]));
      return send(response, 422, "application/json", JSON.stringify({ ok: false, fields }));
    }
    const lines = Object.entries(problems).map(([name, problem]) => {
      const label = spec.fields.find((field) => field.name === name)?.label ?? name;
      return `${escapeHtml(label)}: ${escapeHtml(words[problem] ?? "")}`;
    });
    return refuse(422, "notTaken", lines);
  }
  const { journal, clock, limit } = intake;
  const isOver = limit.hit(`${formId} ${addressBucket(address)}`, clock.now()) > 0;
  const entry: LeadEntry = {
    kind: "lead",
    id: clock.id("lead"),
    at: clock.now(),
    siteId: site.siteId,
    accountId: site.accountId,
    pageId: route.pageId,
    formId,
    formName: spec.name,
    answers,
    pageUri: (request.headers.referer ?? site.url).slice(0, 2_048),
    referer: (sent.get("_referrer") ?? "").slice(0, 2_048),
    ip: address,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 500),
    isSuspect: isOver || (sent.get(TRAP_FIELD) ?? "") !== "",
  };
  await journal.append(entry);
  if (wantsJson) {
    const after = spec.after === "redirect" ? { redirect: spec.redirectTo } : { thanks: spec.thanks };
    return send(response, 200, "application/json", JSON.stringify({ ok: true, ...after }));
  }
  const location = spec.after === "redirect" ? spec.redirectTo : `/_v/thanks/${route.pageId}/${formId}`;
  response.writeHead(303, { location, "cache-control": "no-store", "content-length": 0 }).end();
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  const bytes = Buffer.from(body);
  response
    .writeHead(status, {
      "content-type": type,
      "content-length": bytes.length,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": MESSAGE_CSP,
    })
    .end(bytes);
}
