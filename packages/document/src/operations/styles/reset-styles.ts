import type { Breakpoint } from "../../style/breakpoints.ts";
import type { Operation } from "../operation.ts";

/** Takes away the own values of blocks, named styles or the page: those of one breakpoint, in every state, or all of them. */
export function resetStyles(ids: readonly string[], breakpoint: Breakpoint | null): Operation {
  return (transaction) => {
    for (const id of ids) {
      const record = transaction.get(id);
      if (!record || record.type === "token") continue;
      const { ...styles } = record.styles;
      if (breakpoint) delete styles[breakpoint];
      transaction.put({ ...record, styles: breakpoint ? styles : {} });
    }
  };
}
