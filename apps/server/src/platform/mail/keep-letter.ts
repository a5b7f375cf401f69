import type { Config } from "../config.ts";
import type { Carrier } from "./carrier.ts";
import { printedLetter } from "./printed-letter.ts";

/** Where no mail server is set: each letter is shown on the operator's terminal, and kept on the outbox page. */
export function keepLetter({ config, print }: { readonly config: Pick<Config, "publicUrl">; print(text: string): void }): Carrier {
  return {
    async carry({ id, to, language, letter }) {
      print(printedLetter({ to, language, letter }, `${config.publicUrl}/outbox/${id}`));
      return { outcome: "kept" };
    },
  };
}
