import type { SampleSite } from "../serve/sample-site.ts";
import { leadConnection } from "./lead-connection.ts";
import { leadRequest } from "./lead-request.ts";

const DRAIN_MS = 300_000;

/** Waits until the lead with a number is in the inbox, which shows the newest first. */
async function drained(port: number, apiKey: string, number: number): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < DRAIN_MS) {
    const answer = await fetch(`http://localhost:${port}/api/leads?box=all&limit=1`, { headers: { authorization: `Bearer ${apiKey}` } });
    const { items = [] } = (await answer.json()) as { items?: { answers: { value: string }[] }[] };
    if (items[0]?.answers[0]?.value.endsWith(` ${number}`)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("the leads were not in the database within five minutes");
}

/** Sends one more lead and waits until it, and so every lead before it, is in the inbox; the seconds since `since`. */
export async function drainedAfter(port: number, site: SampleSite, apiKey: string, marker: number, since: number): Promise<number> {
  const last = await leadConnection(port);
  const isTaken = await last.send(leadRequest(port, site, marker));
  last.close();
  if (!isTaken) throw new Error("the lead that marks the end was refused");
  await drained(port, apiKey, marker);
  return (performance.now() - since) / 1_000;
}
