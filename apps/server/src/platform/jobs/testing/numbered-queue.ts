import { z } from "zod";
import { type JobQueue, jobQueue } from "../job.ts";

/** A queue of jobs that are told a number each. */
export function numberedQueue(name: string): JobQueue<{ number: number }> {
  return jobQueue(name, z.object({ number: z.number() }));
}
