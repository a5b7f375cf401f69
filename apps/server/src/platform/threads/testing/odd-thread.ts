import { parentPort, workerData } from "node:worker_threads";

/** What a test has a thread do. */
export type OddDeed = "answer" | "loop" | "hoard" | "throw" | "leave" | "wait";

const port = parentPort;
const deeds: Readonly<Record<OddDeed, () => void>> = {
  answer: () => port?.postMessage("done"),
  loop: () => {
    for (;;);
  },
  hoard: () => {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index / 3));
  },
  throw: () => {
    throw new TypeError("odd");
  },
  leave: () => process.exit(0),
  wait: () => setInterval(() => {}, 1_000),
};
deeds[workerData as OddDeed]();
