import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded into the server before anything else: says, at the socket that `VITRINE_BENCH_HOLD` names, for how long the
 * application's thread was held at a time since it was last asked. Processor time is said beside the clock's, which also
 * counts what else the machine did.
 */
const socket = process.env.VITRINE_BENCH_HOLD;

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

if (isMainThread && socket && process.argv.includes("app")) {
  let [longest, longestCpu] = [0, 0];
  let [clock, cpu] = [performance.now(), processorTime()];
  setInterval(() => {
    const [now, used] = [performance.now(), processorTime()];
    longest = Math.max(longest, now - clock);
    longestCpu = Math.max(longestCpu, used - cpu);
    [clock, cpu] = [now, used];
  }, 1).unref();
  const answers = createServer((_, reply) => {
    reply.end(JSON.stringify({ longest, longestCpu }));
    [longest, longestCpu] = [0, 0];
  });
  answers.listen(socket).unref();
}
