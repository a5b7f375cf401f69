import type { DrainPlatform } from "./drain-batch.ts";
import { type IntakeDrain, isSynced } from "./intake-drain.ts";
import { type Drainer, type DrainerOptions, startDrain } from "./start-drain.ts";
import { tendDeadLetters } from "./tend-dead-letters.ts";

const DAY_MS = 86_400_000;

/**
 * Drains every kind that a slice keeps, each by itself, and looks after what was set aside: at the start and once a day,
 * on every node, whose disk it is.
 * @throws where two slices keep one kind
 */
export function runDrains(platform: DrainPlatform, drains: readonly IntakeDrain[], options: DrainerOptions = {}): Drainer {
  const names = drains.map(({ kind }) => kind.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two slices keep what comes in as ${twice}`);
  const started = drains.map((drain) => startDrain(platform, drain, options));
  let tending: Promise<void> = Promise.resolve();
  const tend = (): void => {
    for (const drain of drains.filter(isSynced)) {
      tending = tending.then(() =>
        tendDeadLetters(platform, drain).catch((error: unknown) => {
          platform.log("error", "dead_letters.not_tended", { kind: drain.kind.name, error });
        }),
      );
    }
  };
  tend();
  const daily = setInterval(tend, DAY_MS).unref();
  return {
    async caughtUp() {
      await Promise.all(started.map((each) => each.caughtUp()));
    },
    async stop() {
      clearInterval(daily);
      await Promise.all([tending, ...started.map((each) => each.stop())]);
    },
  };
}
