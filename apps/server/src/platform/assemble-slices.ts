import type { DailyWorkOf } from "./daily.ts";
import type { DeliveryKind } from "./delivery/delivery-kind.ts";
import { listenerQueue } from "./events/listener.ts";
import type { JobWorker } from "./jobs/job.ts";
import type { IntakeDrain } from "./journal/drain/intake-drain.ts";
import type { LiveTopic } from "./live/live-topic.ts";
import type { Dependencies, Running, ServerSlice } from "./slice.ts";

export interface Assembled<Given> {
  /** What slices open and offer, the dependencies, and what concerns all of them: `exportParts`. */
  readonly services: Given;
  /** The handlers of the calls, by the slice's name. */
  readonly routes: Readonly<Record<string, unknown>>;
  readonly dailyWork: readonly DailyWorkOf[];
  /** Who does the jobs of their queues, and hears the events they listen to. */
  readonly workers: readonly JobWorker[];
  /** How what is sent in is kept, by all of them. */
  readonly intakeDrains: readonly IntakeDrain[];
  readonly deliveryKinds: readonly DeliveryKind[];
  readonly topics: readonly LiveTopic[];
  /** Begins what goes on beside the calls; by the slice's name. */
  start(): Readonly<Record<string, Running>>;
  /** Ends what was opened, the last first. */
  close(): Promise<void>;
}

/** Adds to what there is; two that give the same name would take it from each other. */
function give(services: object, { name: giver }: { readonly name: string }, more: object): void {
  for (const name of Object.keys(more)) {
    if (Object.hasOwn(services, name)) throw new Error(`the slice ${giver} gives ${name}, which is there already`);
  }
  Object.assign(services, more);
}

/**
 * Opens every slice, from the last to the first, and lets each offer what the others need.
 * @typeParam Given all that the dependencies are and these slices open and offer.
 * @throws what went wrong at the first that could not be opened; those before it are closed again.
 */
export async function assembleSlices<Given>(dependencies: Dependencies, slices: readonly ServerSlice<Given>[]): Promise<Assembled<Given>> {
  const { platform } = dependencies;
  const services = {
    ...dependencies,
    exportParts: slices.flatMap((slice) => slice.exportPart?.(platform) ?? []),
  };
  const known = services as Given;
  const open: ServerSlice<Given>[] = [];
  const close = async (): Promise<void> => {
    for (const slice of open.splice(0).reverse()) await slice.close?.(known);
  };
  try {
    for (const slice of slices.toReversed()) {
      const opened = await slice.open?.(dependencies);
      open.push(slice);
      give(services, slice, opened ?? {});
    }
    for (const slice of slices) give(services, slice, slice.offer?.(known) ?? {});
  } catch (error) {
    await close();
    throw error;
  }
  return {
    services: known,
    routes: Object.fromEntries(slices.flatMap(({ name, routes }) => (routes ? [[name, routes(known)]] : []))),
    dailyWork: slices.flatMap(({ name: slice, daily }) => (daily?.(known) ?? []).map((work) => ({ ...work, slice }))),
    workers: slices.flatMap(({ name, jobs, listeners = [] }) => [
      ...(jobs?.(known) ?? []),
      ...listeners.map((listener) => listener.work(listenerQueue(name, listener).queue, known)),
    ]),
    intakeDrains: slices.flatMap((slice) => slice.intake?.(known) ?? []),
    deliveryKinds: slices.flatMap((slice) => slice.deliveries?.(known) ?? []),
    topics: slices.flatMap((slice) => slice.topics?.(known) ?? []),
    start: () => Object.fromEntries(slices.flatMap(({ name, start }) => (start ? [[name, start(known)]] : []))),
    close,
  };
}
