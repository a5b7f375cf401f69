import { EVENTS, type EventName, type EventPayload } from "@vitrine/contract";
import type { Clock } from "../clock.ts";
import type { Queries } from "../database/database.ts";
import type { JobPayload } from "../jobs/job.ts";
import type { Jobs, NewJob } from "../jobs/jobs.ts";
import type { ListenerQueue } from "./listener.ts";
import { countUnheard } from "./unheard-store.ts";

/** What slices tell those above them, which they do not know. */
export interface Events {
  /**
   * Tells of a deed in its own transaction: whoever listens hears of it once that is committed, at least once, and of each
   * thing in the order of the deeds. Where nobody listens it costs nothing.
   * @throws ZodError for what are not the event's ids.
   */
  tell<Name extends EventName>(queries: Queries, name: Name, payload: EventPayload<Name>): Promise<void>;
  /** Tells of many deeds of one kind, in this order. */
  tellAll<Name extends EventName>(queries: Queries, name: Name, payloads: readonly EventPayload<Name>[]): Promise<void>;
  /**
   * How often something that events of this name are about has yet to be heard of; what was set aside does not count, nor,
   * where a slice is given, what its own listeners have yet to hear.
   */
  unheard(queries: Queries, name: EventName, subject: string, butBy?: string): Promise<number>;
}

export interface EventOptions {
  readonly jobs: Pick<Jobs, "makeAll">;
  readonly clock: Clock;
  readonly listeners: readonly ListenerQueue[];
}

const MOST_AT_ONCE = 500;

export function openEvents({ jobs, clock, listeners }: EventOptions): Events {
  const queuesOf = (name: EventName) => listeners.filter(({ on }) => on === name).map(({ queue }) => queue);
  const tellAll: Events["tellAll"] = async (queries, name, payloads) => {
    const queues = queuesOf(name);
    if (queues.length === 0) return;
    const { subject, outlivesAccount } = EVENTS[name];
    const made = payloads.map((payload): NewJob<JobPayload> => {
      const ids: Readonly<Record<string, string | null>> = payload;
      const { [subject]: orderKey, accountId } = ids;
      const whose = !accountId || outlivesAccount ? {} : { accountId };
      return { payload: { ...ids, eventId: clock.id("event"), toldAt: clock.now() }, orderKey: orderKey ?? "", ...whose };
    });
    for (const queue of queues) {
      for (let from = 0; from < made.length; from += MOST_AT_ONCE)
        await jobs.makeAll(queries, queue, made.slice(from, from + MOST_AT_ONCE));
    }
  };
  return {
    tell: (queries, name, payload) => tellAll(queries, name, [payload]),
    tellAll,
    unheard(queries, name, subject, butBy) {
      const names = queuesOf(name).map((queue) => queue.name);
      const others = names.filter((queue) => butBy === undefined || !queue.startsWith(`listener:${butBy}.`));
      return countUnheard(queries, others, subject);
    },
  };
}
