import type { Label, Page } from "@vitrine/contract";
import { Fragment, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { PageRow } from "./page-row.tsx";
import type { Chosen } from "./several/use-chosen.ts";
import { TrashRow } from "./trash/trash-row.tsx";

const HEAD = "px-3 py-2.5 text-left text-caption font-medium text-ink-faint";

export interface PageTableProps {
  rows: readonly Page[];
  /** What else there is in the sets of those. */
  others: readonly Page[];
  labels: readonly Label[];
  chosen: Chosen;
  /** Whether variants stand beneath their main pages, and not among all. */
  isBySets: boolean;
  isTrash: boolean;
  isBusy: boolean;
}

/** Pages, a row each. */
export function PageTable({ rows, others, labels, chosen, isBySets, isTrash, isBusy }: PageTableProps) {
  const t = useText("pages");
  const l = useText("list");
  const mayEdit = useHasRole("editor");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const inSets = (page: Page) => {
    const variants = isBySets ? others.filter(({ mainId }) => mainId === page.id) : [];
    const isOpen = open.has(page.id);
    return (
      <Fragment key={page.id}>
        <PageRow
          page={page}
          labels={labels}
          chosen={chosen}
          variants={variants.length > 0 ? { count: variants.length, isOpen, onToggle: () => toggle(page.id) } : undefined}
          main={page.mainId === null ? undefined : [...others, ...rows].find(({ id }) => id === page.mainId)}
        />
        {isOpen ? variants.map((variant) => <PageRow key={variant.id} page={variant} labels={labels} chosen={chosen} isBeneath />) : null}
      </Fragment>
    );
  };
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table className="w-full table-auto text-tool" aria-busy={isBusy}>
        <thead className="sticky top-[66.5px] z-10 bg-surface">
          <tr className="border-b border-line">
            {mayEdit ? (
              <th className="w-0">
                <span className="sr-only">{l("several.column")}</span>
              </th>
            ) : null}
            <th className={`${HEAD} w-full pl-4`}>{t("columns.page")}</th>
            <th className={`${HEAD} max-wide:hidden`}>{t("columns.site")}</th>
            <th className={`${HEAD} max-wide:hidden`}>{isTrash ? l("trash.left") : t("columns.status")}</th>
            <th className={`${HEAD} max-desktop:hidden`}>{isTrash ? l("trash.at") : t("columns.edited")}</th>
            <th className={HEAD}>
              <span className="sr-only">{t("columns.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {/* By what each is: those of the list before are shown until the next one has come. */}
          {rows.map((page) => (page.status === "deleted" ? <TrashRow key={page.id} page={page} chosen={chosen} /> : inSets(page)))}
        </tbody>
      </table>
    </div>
  );
}
