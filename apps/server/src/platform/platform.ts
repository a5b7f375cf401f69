import type { Callers } from "./callers.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { Deliveries } from "./delivery/delivery.ts";
import type { Events } from "./events/events.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { DeadLetters } from "./journal/dead-letters.ts";
import type { JournalReader } from "./journal/journal-reader.ts";
import type { LiveHub } from "./live/live.ts";
import type { Log } from "./log.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Outgoing } from "./outgoing/outgoing.ts";
import type { Secrets } from "./secrets.ts";
import type { Storage } from "./storage/storage.ts";

/** What the server stands on; slices are handed it and know nothing of how it was made. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly database: Database;
  readonly storage: Storage;
  /** What visitors and services sent in of a kind, as the front has it on disk. */
  readonly journals: (kind: string) => JournalReader;
  readonly deadLetters: DeadLetters;
  /** What slices tell those above them. */
  readonly events: Events;
  /** What has to happen later. */
  readonly jobs: Jobs;
  readonly secrets: Secrets;
  readonly callers: Callers;
  readonly mail: Outbox;
  readonly outgoing: Outgoing;
  readonly delivery: Deliveries;
  /** Tells whoever has a screen open that what it shows has changed. */
  readonly live: LiveHub;
}
