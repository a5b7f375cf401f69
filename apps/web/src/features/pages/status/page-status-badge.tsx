import type { Page } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { StatusBadge } from "../../../ui/feedback/status-badge.tsx";

/** Whether visitors find a page, and whether they see its latest version. */
export function PageStatusBadge({ page }: { page: Pick<Page, "status" | "hasUnpublishedChanges"> }) {
  const t = useText("status");
  if (page.status !== "published") return <StatusBadge tone="neutral">{t("not_published")}</StatusBadge>;
  if (page.hasUnpublishedChanges) return <StatusBadge tone="info">{t("changed")}</StatusBadge>;
  return <StatusBadge tone="success">{t("published")}</StatusBadge>;
}
