import type { CodeApprovals } from "../../../builder/own-code/own-code.ts";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";

/** Which code is on in the account, for the builder. `offlineWords` is said when nothing answers. */
export function codeApprovals(offlineWords: string): CodeApprovals {
  return {
    async find(seals) {
      const { on } = await client.pages.findCode({ seals: seals.join() });
      return new Set(on);
    },
    async approve(seal) {
      try {
        await client.pages.approveCode({ seal });
      } catch (error) {
        throw new Error(problemOf(error).message || offlineWords, { cause: error });
      }
    },
  };
}
