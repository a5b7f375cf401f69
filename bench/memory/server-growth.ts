import { pageWithForm } from "../../apps/server/src/testing/page-with-form.ts";
import { send } from "../../apps/server/src/testing/send.ts";
import { createAccount } from "../support/operator.ts";
import { memoryOf } from "../support/process-memory.ts";

/** What a round of work asks of the server: a save, a publish, two lists and a lead. */
const CALLS_A_ROUND = 5;

/** After how many calls the server is measured. */
export interface Calls {
  readonly cold: number;
  readonly warm: number;
  readonly most: number;
}

/** What a whole server has grown by, in megabytes, under everyday work: while it became warm, and from then on. */
export async function serverGrowth(
  port: number,
  pids: readonly number[],
  dataFolder: string,
  { cold, warm, most }: Calls,
): Promise<{ readonly warmUp: number; readonly growth: number }> {
  const { apiKey } = await createAccount(dataFolder);
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const reply = await send(port, "localhost", path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    if (reply.status >= 300) throw new Error(`${method} ${path} was answered ${reply.status}`);
    return reply.json();
  };
  const site = await call("POST", "/api/sites", { name: "memoria", region: "br" });
  const { document, formId } = pageWithForm("Curso");
  const page = await call("POST", "/api/pages", { siteId: site.id, slug: "p", title: "P", document });
  const after = { cold: 0, warm: 0 };
  for (let round = 1, calls = CALLS_A_ROUND; calls <= most; round++, calls += CALLS_A_ROUND) {
    await call("PUT", `/api/pages/${page.id}/document`, { version: round, document: pageWithForm(`Curso ${round}`).document });
    await call("POST", `/api/pages/${page.id}/publish`, {});
    await call("GET", "/api/pages?limit=100");
    await call("GET", "/api/leads?limit=100");
    const lead = await send(port, "memoria.localhost", `/_v/forms/${page.id}/${formId}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", referer: `http://memoria.localhost:${port}/p` },
      body: `name=Ana+${round}&email=ana${round}%40example.com`,
    });
    if (lead.status !== 303) throw new Error(`a lead was answered ${lead.status}`);
    if (calls === cold) after.cold = memoryOf(...pids).now;
    if (calls === warm) after.warm = memoryOf(...pids).now;
  }
  return { warmUp: after.warm - after.cold, growth: memoryOf(...pids).now - after.warm };
}
