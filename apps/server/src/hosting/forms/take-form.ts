import type { LeadEntry } from "@vitrine/contract";
import type { Clock } from "../../platform/clock.ts";
import { addressBucket } from "../../platform/http/client-address.ts";
import type { Journal } from "../../platform/journal/journal.ts";
import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import type { Log } from "../../platform/log.ts";
import type { PageGrants } from "../passwords/page-grants.ts";
import { reachForm } from "../passwords/reach-form.ts";
import { refuseMethod, sendMessage } from "../replies/send-message.ts";
import type { VisitorRequest } from "../replies/visitor-http.ts";
import type { HostedSite, ServedForm } from "../sites/site.ts";
import type { SiteDirectory } from "../sites/site-directory.ts";
import type { OwnRoute } from "../visit.ts";
import { type Answer, checkSubmission } from "./check-submission.ts";
import { cleanText } from "./clean-text.ts";
import { findForm } from "./find-form.ts";
import { allowElsewhere, formReply } from "./form-reply.ts";
import { readBody } from "./read-body.ts";
import { readFields } from "./read-fields.ts";

export interface FormIntake {
  readonly sites: SiteDirectory;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly grants: PageGrants;
  readonly log: Log;
  /** Per form and address; what is over it is kept as suspect. */
  readonly limit: RateLimit;
}

/** Room for the longest answers of a form of many fields, each character encoded in the longest way there is. */
const MAX_BYTES = 256 * 1024;
const MAX_BODY_MS = 30_000;
const PREFIX = "/_v/forms/";
/** The address of the page before, which the form's script adds. */
const REFERRER_FIELD = "_referrer";

/**
 * Takes forms: `POST /_v/forms/<page id>/<form id>`. What is sent is checked against the fields as published,
 * is in the journal on disk, and only then thanked for.
 */
export function formRoute(intake: FormIntake): OwnRoute {
  return async ({ site, path, request, response, addressOf }) => {
    const found = await findForm(intake.sites, site, path.slice(PREFIX.length));
    if (!found) return sendMessage(request, response, 404, "formGone");
    if (request.method === "OPTIONS") return allowElsewhere(response);
    if (request.method !== "POST") return refuseMethod(request, response, "POST");
    const now = intake.clock.now();
    const reached = reachForm(intake.grants, site, found, request, now);
    const form = reached?.form ?? found;
    const reply = formReply(form, request, response);
    if (form.until <= now) return reply.refuse(410, "formGone");
    if (!reached) {
      request.resume();
      return reply.refuse(403, "formLocked");
    }
    const body = await readBody(request, MAX_BYTES, MAX_BODY_MS);
    if ("failed" in body) {
      if (body.failed === "tooLarge") return reply.refuse(413, "tooLarge");
      return reply.refuse(408, "notTaken", ["connection", "close"]);
    }
    const read = readFields(body.bytes, request.headers["content-type"] ?? "");
    if ("failed" in read) {
      if (read.notText) return reply.correct(new Map(read.notText.map((name) => [name, "notText"])));
      if (read.failed === "notUtf8") return reply.refuse(400, "notUtf8");
      return reply.refuse(read.failed === "unsupported" ? 415 : 400, "notTaken");
    }
    const { answers, problems } = checkSubmission(form.spec, form.terms, read.fields);
    if (problems) return reply.correct(problems);
    const entry = leadEntry(intake, site, form, request, addressOf(request), read.fields, answers);
    try {
      await intake.journal.append(entry);
    } catch (error) {
      intake.log("error", "hosting.lead_not_kept", { form: form.formId, page: form.pageId, error });
      return reply.refuse(503, "unavailable", ["retry-after", "5"]);
    }
    reply.thank(answers, reached);
  };
}

function leadEntry(
  { clock, limit }: FormIntake,
  { siteId, accountId, url }: HostedSite,
  { pageId, formId, spec, terms, path }: ServedForm,
  { headers }: VisitorRequest,
  ip: string,
  sent: ReadonlyMap<string, string>,
  answers: readonly Answer[],
): LeadEntry {
  const now = clock.now();
  const isOver = limit.hit(`${formId} ${addressBucket(ip)}`, now) > 0;
  return {
    kind: "lead",
    id: clock.id("lead"),
    at: now,
    siteId,
    accountId,
    pageId,
    formId,
    formName: spec.name,
    answers,
    pageUri: cleanText((headers.referer ?? `${url}${path ?? ""}`).slice(0, 2_048)),
    referer: cleanText((sent.get(REFERRER_FIELD) ?? "").slice(0, 2_048)),
    ip,
    userAgent: cleanText((headers["user-agent"] ?? "").slice(0, 500)),
    isSuspect: isOver || (sent.get(terms.trapField) ?? "") !== "",
  };
}
