import type { FormProblem } from "@vitrine/contract";
import { fillAddress, fillLimits } from "@vitrine/document";
import type { ReachedForm } from "../passwords/reach-form.ts";
import { type MessageKind, messageWords } from "../replies/message-page.ts";
import { prepareHead, sendPrepared } from "../replies/prepared-answer.ts";
import { type RawHeaders, SECURITY_HEADERS } from "../replies/response-headers.ts";
import { sendBody, sendMessage, textHeaders } from "../replies/send-message.ts";
import type { PreparedHead, VisitorRequest, VisitorResponse } from "../replies/visitor-http.ts";
import type { ServedForm } from "../sites/site.ts";
import type { Answer } from "./check-submission.ts";
import { THANKS_PREFIX } from "./send-thanks.ts";

/** Answers whoever sent a form: JSON where a script asks, a page where a browser does. */
export interface FormReply {
  refuse(status: number, kind: MessageKind, headers?: RawHeaders): void;
  /** What is wrong, by field name. */
  correct(problems: ReadonlyMap<string, FormProblem>): void;
  /**
   * Leads on to where the form does, which may take some of the answers along. Whoever is not inside is shown nothing of the
   * form's page.
   */
  thank(answers: readonly Answer[], who: Pick<ReachedForm, "isInside">): void;
}

const JSON_TYPE = "application/json";
/** A page that was downloaded stands elsewhere, and reads what became of its form. Nothing here goes by who asks. */
const READ_ANYWHERE: RawHeaders = ["access-control-allow-origin", "*"];

/** Answers a browser that asks whether a page of another origin may send a form as JSON. */
export function allowElsewhere(response: VisitorResponse): void {
  const allowed = ["access-control-allow-methods", "POST", "access-control-allow-headers", "content-type", "access-control-max-age", "600"];
  response.writeHead(204, [...SECURITY_HEADERS, ...READ_ANYWHERE, ...allowed, "cache-control", "no-store"]).end();
}

export function formReply(form: ServedForm, request: VisitorRequest, response: VisitorResponse): FormReply {
  const { spec, terms, path } = form;
  const { accept = "", "content-type": sentType = "" } = request.headers;
  const wantsJson = accept.includes(JSON_TYPE) || sentType.startsWith(JSON_TYPE);
  const { language, words } = terms;
  const sendJson = (status: number, body: object, headers?: RawHeaders): void =>
    sendBody(request, response, status, JSON_TYPE, JSON.stringify(body), [...READ_ANYWHERE, ...(headers ?? [])]);
  return {
    refuse(status, kind, headers = []) {
      if (!wantsJson) return sendMessage(request, response, status, kind, { language, headers, back: path });
      const { title, text } = messageWords(kind, language);
      sendJson(status, { ok: false, message: `${title}. ${text}` }, headers);
    },
    correct(problems) {
      const fieldOf = new Map(spec.fields.map((field) => [field.name, field]));
      const told = [...problems].map(
        ([name, problem]) => [name, fillLimits(words[problem] ?? words.notText, fieldOf.get(name) ?? {}, language)] as const,
      );
      if (wantsJson) return sendJson(422, { ok: false, fields: Object.fromEntries(told) });
      const lines = told.map(([name, text]) => `${fieldOf.get(name)?.label || name}: ${text}`);
      sendMessage(request, response, 422, "checkFields", { language, lines, back: path });
    },
    thank(answers, { isInside }) {
      // The thanks of a browser stand in the page.
      if (!isInside && !wantsJson && spec.after !== "redirect") {
        return sendMessage(request, response, 200, "formTaken", { language, ...(spec.thanks ? { text: spec.thanks } : {}) });
      }
      const target = spec.takesAnswers ? filledTarget(spec, answers) : null;
      const known = wantsJson ? jsonThanks : pageThanks;
      const { head, body } = target === null ? known(form) : (wantsJson ? jsonTarget : pageTarget)(form, target);
      sendPrepared(response, head, body);
    },
  };
}

interface Thanks {
  readonly head: PreparedHead;
  readonly body?: Buffer;
}

/** The thanks of a form are the same for everybody: made once, sent many times. */
function oncePerForm(make: (form: ServedForm) => Thanks): (form: ServedForm) => Thanks {
  const made = new WeakMap<ServedForm, Thanks>();
  return (form) => {
    const known = made.get(form) ?? make(form);
    made.set(form, known);
    return known;
  };
}

/** Where a form leads, with the answers that go along; of several fields of one name, the first that was answered. */
function filledTarget({ fields, redirectTo }: ServedForm["spec"], answers: readonly Answer[]): string {
  const byName = new Map<string, string>();
  for (const { name, value } of answers) if (!byName.get(name)) byName.set(name, value);
  const passed = fields.flatMap(({ passKey }, index) => (passKey ? [[passKey, answers[index]?.value ?? ""] as const] : []));
  return fillAddress(redirectTo, byName, passed);
}

function jsonBody(said: object): Thanks {
  const body = Buffer.from(JSON.stringify({ ok: true, ...said }));
  return { head: prepareHead(200, [...textHeaders(JSON_TYPE, body), ...READ_ANYWHERE]), body };
}

function jsonTarget(_: ServedForm, redirect: string): Thanks {
  return jsonBody({ redirect });
}

function seeOther(location: string): Thanks {
  return { head: prepareHead(303, [...SECURITY_HEADERS, "location", location, "cache-control", "no-store", "content-length", "0"]) };
}

/** A target without a path is on the form's own page. */
function pageTarget({ path }: ServedForm, target: string): Thanks {
  return seeOther(encodedAddress(/^[?#]/.test(target) ? `${path ?? "/"}${target}` : target));
}

const jsonThanks = oncePerForm(({ spec }) => jsonBody(spec.after === "redirect" ? { redirect: spec.redirectTo } : { thanks: spec.thanks }));

const pageThanks = oncePerForm((form) => {
  const { spec, terms, pageId, formId } = form;
  return spec.after === "redirect" ? pageTarget(form, spec.redirectTo) : seeOther(`${THANKS_PREFIX}${pageId}/${formId}#${terms.thanksId}`);
});

const IPV6_HOST = /^(https?:\/\/)%5B([\d.:a-f]+)%5D/i;

/** A header takes neither accents nor emoji; what is encoded already stays as it is, and so do an IPv6 host's brackets. */
function encodedAddress(address: string): string {
  return encodeURI(address.toWellFormed())
    .replace(/%25([0-9A-Fa-f]{2})/g, "%$1")
    .replace(IPV6_HOST, "$1[$2]");
}
