import { makeBuiltOwner } from "./built-server.ts";
import { pageWithForm } from "./page-with-form.ts";
import { type Reply, send } from "./send.ts";

/** A published page with a form, on a built server, as its owner and its visitors meet it. */
export interface PublishedForm {
  readonly apiKey: string;
  /** The site's name. */
  readonly site: string;
  call(method: string, path: string, body?: unknown): Promise<Reply>;
  visit(): Promise<Reply>;
  /** Sends the form as somebody by this name; the status it is answered with. */
  sendAs(name: string): Promise<number>;
  /** The names of everybody whose lead is stored, in the order of letters. */
  names(): Promise<string[]>;
}

const SITE = "vitrine-de-teste";

/**
 * Makes an account, a site and a page with a form, and publishes it.
 * @param env the settings the server runs with
 */
export async function publishForm(env: Readonly<Record<string, string>>): Promise<PublishedForm> {
  const port = Number(env.PORT);
  const { apiKey, call } = makeBuiltOwner(env);
  const { document, formId } = pageWithForm();
  const { id: siteId } = (await call("POST", "/api/sites", { name: SITE, region: "br" })).json();
  const { id: pageId } = (await call("POST", "/api/pages", { siteId, slug: "p", title: "P", document })).json();
  const published = await call("POST", `/api/pages/${pageId}/publish`);
  if (published.status !== 200) throw new Error(published.text);
  return {
    ...{ apiKey, site: SITE, call },
    visit: () => send(port, `${SITE}.localhost`, "/p"),
    async sendAs(name) {
      const { status } = await send(port, `${SITE}.localhost`, `/_v/forms/${pageId}/${formId}`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: `http://${SITE}.localhost:${port}` },
        body: `name=${name}&email=${name}%40example.com`,
      });
      return status;
    },
    async names() {
      const { text } = await call("GET", "/api/leads.csv?box=all");
      return [...text.matchAll(/(\w+)@example\.com/g)].map(([, name = ""]) => name).sort();
    },
  };
}
