import type { AdminAccount } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { Moment } from "../../ui/moment.tsx";
import { PlanBadge } from "./plan-badge.tsx";

export interface AccountTableProps {
  accounts: readonly AdminAccount[];
  onOpen: (account: AdminAccount) => void;
  isBusy: boolean;
}

const HEAD = "px-3 py-2.5 text-left text-caption font-medium whitespace-nowrap text-ink-faint";

/** Accounts: who, on which plan, since when, last seen; on a phone, who and the plan. */
export function AccountTable({ accounts, onOpen, isBusy }: AccountTableProps) {
  const t = useText("admin");
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table className="w-full table-auto text-tool" aria-busy={isBusy}>
        <thead className="sticky top-[66.5px] z-10 bg-surface">
          <tr className="border-b border-line">
            <th className={`${HEAD} w-full pl-4`}>{t("columns.account")}</th>
            <th className={HEAD}>{t("columns.plan")}</th>
            <th className={`${HEAD} max-wide:hidden`}>{t("columns.since")}</th>
            <th className={`${HEAD} pr-4 text-right max-wide:hidden`}>{t("columns.lastSeen")}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {accounts.map((account) => (
            <tr key={account.id} className="relative hover:bg-hover">
              <td className="max-w-0 py-3 pr-3 pl-4">
                <button
                  type="button"
                  onClick={() => onOpen(account)}
                  className="block max-w-full truncate font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-mar"
                >
                  {account.name}
                </button>
                <p className="truncate text-caption text-ink-faint">{account.email}</p>
              </td>
              <td className="px-3 py-3 whitespace-nowrap">
                <PlanBadge plan={account.plan} />
              </td>
              <td className="px-3 py-3 text-ink-soft max-wide:hidden">
                <Moment iso={account.createdAt} />
              </td>
              <td className="py-3 pr-4 pl-3 text-right text-ink-soft max-wide:hidden">
                {account.lastSeenAt ? <Moment iso={account.lastSeenAt} /> : <span className="text-ink-faint">—</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
