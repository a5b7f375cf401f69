import type { Page } from "@vitrine/contract";
import { useText } from "../../../../platform/language/use-text.ts";

/** Why something was not done with one of several pages. */
export interface FailedPage {
  readonly pageId: string;
  readonly code: string;
  readonly message: string;
}

/** Each page that something was not done with, and why; nothing where it was done with all. */
export function FailedList({ failed, pages }: { failed: readonly FailedPage[]; pages: readonly Page[] }) {
  const l = useText("list");
  if (failed.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {failed.map(({ pageId, code, message }) => (
        <li key={pageId} className="px-3 py-2.5">
          <span className="block text-tool font-semibold wrap-anywhere">{pages.find(({ id }) => id === pageId)?.title}</span>
          <span className="mt-0.5 block text-tool text-pretty text-ink-soft">{code === "NOT_FOUND" ? l("several.gone") : message}</span>
        </li>
      ))}
    </ul>
  );
}
