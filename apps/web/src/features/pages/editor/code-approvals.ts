import type { CodeApprovals } from "../../../builder/own-code/own-code.ts";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";

/** Which code is on in the account, for the builder. `offlineWords` is said when nothing answers. */
export function codeApprovals(offlineWords: string): CodeApprovals {
  const change = async (call: () => Promise<unknown>): Promise<void> => {
    try {
      await call();
    } catch (error) {
      throw new Error(problemOf(error).message || offlineWords, { cause: error });
    }
  };
  return {
    approve: (seal) => change(() => client.pages.approveCode({ seal })),
    withdraw: (seal) => change(() => client.pages.withdrawCode({ seal })),
    async find(seals) {
      const { on } = await client.pages.findCode({ seals: seals.join() });
      return new Set(on);
    },
  };
}
