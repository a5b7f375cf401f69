import { parentPort, workerData } from "node:worker_threads";
import { lowerThreadPriority } from "../../../platform/process/lower-priority.ts";
import { doReading } from "./do-reading.ts";
import type { ReadingJob } from "./reading-job.ts";

/** Does one job and ends: a page that is made to be slow would hold the thread that calls share. */
if (parentPort) {
  lowerThreadPriority();
  parentPort.postMessage(doReading(workerData as ReadingJob));
}
