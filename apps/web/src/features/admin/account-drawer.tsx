import type { AdminAccount } from "@vitrine/contract";
import { type ReactNode, useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { exactMoment } from "../../platform/language/moments.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { useAccount } from "../../platform/person/account.ts";
import { Button } from "../../ui/button/button.tsx";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";
import { Switch } from "../../ui/field/switch.tsx";
import { ConfirmDialog } from "../../ui/popup/confirm-dialog.tsx";
import { Drawer } from "../../ui/popup/drawer.tsx";
import { AccountEvents } from "./account-events.tsx";
import { ExcessSites } from "./excess-sites.tsx";
import { FlagSwitches } from "./flag-switches.tsx";
import { PlanBadge } from "./plan-badge.tsx";
import { PlanForm } from "./plan-form.tsx";
import { SupportForm } from "./support-form.tsx";
import { useAccountChange } from "./use-account-change.ts";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <h3 className="mb-3 text-tool font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1 text-tool">
      <dt className="shrink-0 text-ink-soft">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  );
}

function Facts({ account }: { account: AdminAccount }) {
  const t = useText("admin");
  const language = useLanguage();
  const end = account.plan.renewalDate;
  return (
    <dl>
      <Fact label={t("facts.plan")}>
        {account.plan.names[language]} <PlanBadge plan={account.plan} />
      </Fact>
      {end && !end.startsWith("9999") ? <Fact label={t("facts.until")}>{exactMoment(end, language)}</Fact> : null}
      {account.username ? <Fact label={t("facts.username")}>{account.username}</Fact> : null}
      {account.phone ? <Fact label={t("facts.phone")}>{account.phone}</Fact> : null}
      <Fact label={t("facts.email")}>{t(account.isEmailConfirmed ? "facts.confirmed" : "facts.unconfirmed")}</Fact>
      <Fact label={t("facts.twoFactor")}>{t(account.hasTwoFactor ? "facts.on" : "facts.off")}</Fact>
      {account.aff !== null ? <Fact label={t("facts.aff")}>{account.aff}</Fact> : null}
      {account.src ? <Fact label={t("facts.src")}>{account.src}</Fact> : null}
      {account.lastSeenAt ? <Fact label={t("facts.lastSeen")}>{exactMoment(account.lastSeenAt, language)}</Fact> : null}
      {account.deletesAt ? <Fact label={t("facts.deletes")}>{exactMoment(account.deletesAt, language)}</Fact> : null}
      <Fact label={t("facts.id")}>
        <code className="font-mono text-caption select-all">{account.id}</code>
      </Fact>
    </dl>
  );
}

function Access({ account }: { account: AdminAccount }) {
  const t = useText("admin");
  const [isAsking, setAsking] = useState(false);
  const clone = useAccountChange(client.admin.setCloneAccess, t("access.done"), t("access.failed"));
  const signOut = useAccountChange(client.admin.signOut, t("access.signedOut"), t("access.signOutFailed"));
  return (
    <>
      <Switch
        label={t("access.clone")}
        checked={account.canClone}
        isDisabled={clone.isPending}
        onCheckedChange={(isGranted) => clone.mutate({ id: account.id, isGranted })}
      />
      <div className="mt-4">
        <Button size="sm" onClick={() => setAsking(true)}>
          {t("access.signOut")}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("access.signOutTitle", { name: account.name })}
        text={t("access.signOutText")}
        confirmLabel={t("access.signOut")}
        isBusy={signOut.isPending}
        onConfirm={() => signOut.mutate({ id: account.id }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

/** What administrators may see of an account and do for it. */
export function AccountDrawer({ account, onClose }: { account: AdminAccount | null; onClose: () => void }) {
  const t = useText("admin");
  const own = useAccount();
  const mayAct = account !== null && !account.isAdmin && account.id !== own?.id;
  return (
    <Drawer
      open={account !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={account?.name ?? ""}
      description={account?.email}
    >
      {account ? (
        <div key={account.id}>
          {account.isAdmin || account.isSpecial ? (
            <div className="mb-4 flex gap-2">
              {account.isAdmin ? <StatusBadge tone="info">{t("isAdmin")}</StatusBadge> : null}
              {account.isSpecial ? <StatusBadge tone="neutral">{t("isSpecial")}</StatusBadge> : null}
            </div>
          ) : null}
          <Part title={t("parts.facts")}>
            <Facts account={account} />
          </Part>
          <Part title={t("parts.plan")}>
            <PlanForm account={account} />
          </Part>
          <Part title={t("parts.excess")}>
            <ExcessSites id={account.id} />
          </Part>
          <Part title={t("parts.access")}>
            <Access account={account} />
          </Part>
          <Part title={t("parts.flags")}>
            <FlagSwitches account={account} />
          </Part>
          {mayAct ? (
            <Part title={t("parts.support")}>
              <p className="mb-3 text-tool text-pretty text-ink-soft">{t("support.text")}</p>
              <SupportForm account={account} />
            </Part>
          ) : null}
          <Part title={t("parts.events")}>
            <AccountEvents id={account.id} />
          </Part>
        </div>
      ) : null}
    </Drawer>
  );
}
