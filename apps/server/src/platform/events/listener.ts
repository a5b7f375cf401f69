import { EVENTS, type EventName, type EventPayload } from "@vitrine/contract";
import { z } from "zod";
import type { Queries } from "../database/database.ts";
import { atLeastOnce, inTransaction, type JobQueue, type JobWorker, jobQueue, type Under, type WorkerOptions } from "../jobs/job.ts";

/** An event as it reaches a listener. */
export type Told<Name extends EventName = EventName> = EventPayload<Name> & {
  /** The same for every listener and at every attempt: what was done elsewhere is recognised by it. */
  readonly eventId: string;
  /** When it was told, in milliseconds since 1970. */
  readonly toldAt: number;
};

/**
 * What a slice does because of what another tells. Its name and its event are known before any slice is open, so that an
 * event which an operator's command tells is heard by whoever runs next.
 * @typeParam Given what it needs of what the slices open and offer.
 */
export interface Listener<Given = never> {
  readonly on: EventName;
  /** `<verb-noun>`, for ever: rows carry it. */
  readonly name: string;
  readonly work: (queue: JobQueue, services: Given) => JobWorker;
}

/** Does something in the database because of an event: once, with the end of the event. */
export function hearInTransaction<Name extends EventName, Given>(
  on: Name,
  name: string,
  hearing: (services: Given) => (event: Told<Name>, under: Under & { readonly queries: Queries }) => Promise<void>,
  options: WorkerOptions = {},
): Listener<Given> {
  return {
    on,
    name,
    work(queue, services) {
      const run = hearing(services);
      return inTransaction(queue, ({ payload }, under) => run(payload as Told<Name>, under), options);
    },
  };
}

/** Does something elsewhere than in the database because of an event: at least once. */
export function hear<Name extends EventName, Given>(
  on: Name,
  name: string,
  hearing: (services: Given) => (event: Told<Name>, under: Under) => Promise<void>,
  options: WorkerOptions = {},
): Listener<Given> {
  return {
    on,
    name,
    work(queue, services) {
      const run = hearing(services);
      return atLeastOnce(queue, ({ payload }, under) => run(payload as Told<Name>, under).then(() => undefined), options);
    },
  };
}

/** For what must be done and may take its time: it is tried again for as long as it takes. */
export const UNTIL_DONE: WorkerOptions = { attempts: Number.POSITIVE_INFINITY, limitMs: 3_600_000 };

/** Where what a listener has yet to hear waits. */
export interface ListenerQueue {
  readonly on: EventName;
  readonly queue: JobQueue;
}

/** The queue of a slice's listener: `listener:leads.remove-leads`. */
export function listenerQueue(slice: string, { on, name }: Pick<Listener, "on" | "name">): ListenerQueue {
  const payload = z.object({ ...EVENTS[on].payload.shape, eventId: z.string(), toldAt: z.number() });
  return { on, queue: jobQueue(`listener:${slice}.${name}`, payload as JobQueue["payload"]) };
}
