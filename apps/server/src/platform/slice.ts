import type { BuildFiles } from "./build/build-files.ts";
import type { DailyWork } from "./daily.ts";
import type { Migration } from "./database/migrate.ts";
import type { DeliveryKind } from "./delivery/delivery-kind.ts";
import type { Listener } from "./events/listener.ts";
import type { ExportPart } from "./export-part.ts";
import type { JobWorker } from "./jobs/job.ts";
import type { IntakeDrain } from "./journal/drain/intake-drain.ts";
import type { LiveTopic } from "./live/live-topic.ts";
import type { Platform } from "./platform.ts";

/** What every slice is handed. */
export interface Dependencies {
  readonly platform: Platform;
  readonly build: BuildFiles;
}

/** Work that goes on beside the calls. */
export interface Running {
  /** Resolves once what was under way is done. */
  stop(): Promise<void>;
}

/**
 * One slice of the product as the server sees it: all that it brings, as one value. A slice names what it needs as the
 * parameter of the parts below; a list of slices does not compile while nobody opens or offers it.
 * @typeParam Given what is opened and offered.
 */
export interface ServerSlice<Given = never> {
  /** Its name, which its calls have in the contract. */
  readonly name: string;
  readonly migrations?: readonly Migration[];
  /** Opens what is there for as long as the server runs, for this slice and the others. */
  readonly open?: (dependencies: Dependencies) => object | Promise<object>;
  /** Ends what was opened. */
  readonly close?: (opened: Given) => void | Promise<void>;
  /** What it does for slices beneath it, which must not know it; nothing of it is called before all are open. */
  readonly offer?: (services: Given) => object;
  /** The handlers of its calls. */
  readonly routes?: (services: Given) => unknown;
  /** Answers for the topics of the live channel that are about one of its things. */
  readonly topics?: (services: Given) => readonly LiveTopic[];
  /** What it adds to the export of everything an account owns. */
  readonly exportPart?: (platform: Platform) => ExportPart;
  /** Done once a day for the installation, at night. */
  readonly daily?: (services: Given) => readonly DailyWork[];
  /** What it does because of what others tell. */
  readonly listeners?: readonly Listener<Given>[];
  /** Who does the jobs of its queues. */
  readonly jobs?: (services: Given) => readonly JobWorker[];
  /** How it keeps what is sent in of its kinds: the platform drains their journals, each by itself. */
  readonly intake?: (services: Given) => readonly IntakeDrain[];
  /** Those it delivers to outside, by kinds. */
  readonly deliveries?: (services: Given) => readonly DeliveryKind[];
  /** Begins its work beside the calls. It stops before the journal closes. */
  readonly start?: (services: Given) => Running;
}
