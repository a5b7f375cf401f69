import type { Memberships } from "./platform/acting/memberships.ts";
import { type Assembled, assembleSlices } from "./platform/assemble-slices.ts";
import { databaseMigrations } from "./platform/database/migrations.ts";
import { deliveryMigrations } from "./platform/delivery/migrations.ts";
import { type Listener, type ListenerQueue, listenerQueue } from "./platform/events/listener.ts";
import type { ExportPart } from "./platform/export-part.ts";
import type { Calls } from "./platform/http/api/in-process/call-as.ts";
import { jobMigrations } from "./platform/jobs/migrations.ts";
import { journalMigrations } from "./platform/journal/migrations.ts";
import { mailMigrations } from "./platform/mail/migrations.ts";
import type { Dependencies, Running, ServerSlice } from "./platform/slice.ts";
import { SLICES } from "./slices.ts";

type Slice = (typeof SLICES)[number];

/** All of a union's members at once. */
type AllOf<Union> = (Union extends unknown ? (all: Union) => void : never) extends (all: infer All) => void ? All : never;
type Opened<Each> = Each extends { open(dependencies: Dependencies): infer Opening } ? Awaited<Opening> : never;
type Offered<Each> = Each extends { offer(services: never): infer Offer } ? Offer : never;
type RoutesOf<Each extends ServerSlice> = {
  readonly [One in Each as One extends { routes(services: never): unknown } ? One["name"] : never]: One extends {
    routes(services: never): infer Routes;
  }
    ? Routes
    : never;
};

/** What only the composition knows of who acts for whom. */
export interface Acting {
  /** In which accounts besides their own people are at work. */
  readonly memberships: Memberships;
  /** Calls made for people by jobs and agents; answered once everything is open. */
  readonly calls: Calls;
}

/** What the slices need of all of them. */
interface OfAll {
  /** What each adds to the export of an account. */
  readonly exportParts: readonly ExportPart[];
}

/** All that the slices open and offer: a slice that needs something else does not compile. */
export type Services = Dependencies & Acting & OfAll & AllOf<Opened<Slice>> & AllOf<Offered<Slice>>;

export const MIGRATIONS = [
  databaseMigrations,
  mailMigrations,
  jobMigrations,
  journalMigrations,
  deliveryMigrations,
  ...SLICES.map((slice) => ("migrations" in slice ? slice.migrations : [])),
].flat();

/** Where what each slice listens to waits: known also to who opens no slice. */
export const LISTENERS: readonly ListenerQueue[] = SLICES.flatMap((slice) => {
  const listeners: readonly Listener[] = "listeners" in slice ? slice.listeners : [];
  return listeners.map((listener) => listenerQueue(slice.name, listener));
});

/** Work beside the calls, by the slice's name. */
export type Work = {
  readonly [One in Slice as One extends { start(services: never): Running } ? One["name"] : never]: One extends {
    start(services: never): infer Begun;
  }
    ? Begun
    : never;
};

export interface OpenSlices extends Assembled<Services> {
  readonly routes: RoutesOf<Slice>;
  start(): Work;
}

/**
 * Opens every slice; see `assembleSlices`.
 * @throws what went wrong at the first that could not be opened.
 */
export async function openSlices(dependencies: Dependencies & Acting): Promise<OpenSlices> {
  return (await assembleSlices<Services>(dependencies, SLICES)) as OpenSlices;
}
