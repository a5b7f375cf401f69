import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams, useRouter } from "@tanstack/react-router";
import type { Domain } from "@vitrine/contract";
import { Ellipsis, House, Unlink } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { api, client } from "../../platform/calls/client.ts";
import { useText } from "../../platform/language/use-text.ts";
import { useHasRole } from "../../platform/person/use-has-role.ts";
import { siteAddress, spokenAddress } from "../../platform/site-address.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { TextLink } from "../../ui/button/text-link.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { Menu } from "../../ui/popup/menu.tsx";
import { Screen } from "../../ui/screen.tsx";
import { sitesQuery } from "../sites/index.ts";
import { DomainFrame } from "./domain-frame.tsx";
import { ForbiddenNotice } from "./forbidden-notice.tsx";
import { domainQuery } from "./queries.ts";
import { ReadOnlyNotice } from "./read-only-notice.tsx";
import { EntriesToMake } from "./records/entries-to-make.tsx";
import { LookAgain } from "./status/look-again.tsx";
import { ProgressSteps } from "./status/progress-steps.tsx";
import { summaryOf } from "./status/summary-of.ts";
import { UnlinkDialog } from "./unlink-dialog.tsx";
import { pollForOne, useFreshDomains } from "./use-fresh-domains.ts";
import { type RefusalShown, useRefusal } from "./use-refusal.ts";

/** What is done to a domain besides looking: made the site's address, unlinked. */
function DomainMenu({ domain, refusal }: { readonly domain: Domain; readonly refusal: RefusalShown }) {
  const t = useText("domains");
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isUnlinking, setUnlinking] = useState(false);
  const site = useQuery(sitesQuery).data?.find(({ id }) => id === domain.siteId);
  const makeMain = useMutation({
    mutationFn: () => client.domains.setMain({ id: domain.id }),
    onSuccess: async (changed) => {
      refusal.clear();
      queryClient.setQueryData(domainQuery(domain.id).queryKey, changed);
      toast.success({ title: t("main.done"), desc: t("main.doneText") });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.domains.key() }),
        queryClient.invalidateQueries({ queryKey: api.sites.key() }),
      ]);
    },
    onError: refusal.note,
  });
  const canBeMain = domain.completedAt !== null && !domain.isMain;
  return (
    <>
      <Menu
        trigger={<IconButton label={t("more", { name: domain.spokenName })} icon={<Ellipsis size={18} aria-hidden="true" />} />}
        items={[
          ...(canBeMain
            ? [{ label: t("main.action"), icon: <House size={16} />, isDisabled: makeMain.isPending, onSelect: () => makeMain.mutate() }]
            : []),
          { label: t("unlink.action"), icon: <Unlink size={16} />, isDangerous: true, onSelect: () => setUnlinking(true) },
        ]}
      />
      <UnlinkDialog
        domain={domain}
        remaining={domain.isMain && site ? spokenAddress(siteAddress(site.name)) : null}
        isOpen={isUnlinking}
        onOpenChange={setUnlinking}
        onUnlinked={() => void router.navigate({ to: "/dns", replace: true })}
      />
    </>
  );
}

/** What is to be known before anything else: online, or no longer as it was. */
function Headline({ domain }: { readonly domain: Domain }) {
  const t = useText("domains");
  const { completedAt, state, spokenName, url } = domain;
  if (completedAt === null) return null;
  if (state !== "completed") {
    return (
      <Notice tone="warning" title={t("online.againTitle")}>
        {t("online.again")}
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={t("online.title")} action={<TextLink href={url}>{t("online.action", { name: spokenName })}</TextLink>}>
      {t("online.text")}
    </Notice>
  );
}

/** Tells whoever looks elsewhere on the screen, or does not look, that the domain has got further. */
function useTellProgress(domain: Domain): string {
  const t = useText("domains");
  const before = useRef<Domain["state"]>(undefined);
  const [said, setSaid] = useState("");
  const { state } = domain;
  const summary = summaryOf(domain, t);
  useEffect(() => {
    if (before.current !== undefined) setSaid(summary);
    before.current = state;
  }, [state, summary]);
  return said;
}

function Details({ domain }: { readonly domain: Domain }) {
  const t = useText("domains");
  const refusal = useRefusal();
  const isOwner = useHasRole("owner");
  const site = useQuery(sitesQuery).data?.find(({ id }) => id === domain.siteId);
  const said = useTellProgress(domain);
  return (
    <Screen
      title={domain.spokenName}
      lead={
        <span className="wrap-anywhere">
          {site ? t("onSite", { site: site.name }) : null}
          {domain.isMain ? ` · ${t("main.badge")}` : null}
          {domain.spokenName === domain.name ? null : (
            <span className="block">
              {t("asRegistered")} <code className="font-mono text-caption break-all">{domain.name}</code>
            </span>
          )}
        </span>
      }
      action={
        isOwner ? (
          <div className="flex items-center gap-2">
            {domain.problem ? null : <LookAgain domain={domain} onRefused={refusal.note} />}
            <DomainMenu domain={domain} refusal={refusal} />
          </div>
        ) : undefined
      }
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-col gap-6">
        {isOwner ? refusal.problem ? <FormProblem problem={refusal.problem} /> : null : <ReadOnlyNotice />}
        {domain.problem ? (
          <ForbiddenNotice domain={domain} problem={domain.problem} />
        ) : (
          <>
            <Headline domain={domain} />
            <EntriesToMake domain={domain}>
              <ProgressSteps domain={domain} />
            </EntriesToMake>
          </>
        )}
      </div>
    </Screen>
  );
}

/** One domain: what to enter at its provider, what was found there, and how far it is. */
export function DomainScreen() {
  const t = useText("domains");
  const { domainId = "" } = useParams({ strict: false });
  useFreshDomains();
  const query = useQuery({ ...domainQuery(domainId), refetchInterval: pollForOne });
  return (
    <DomainFrame query={query} title={t("title")} gone={{ title: t("gone.title"), text: t("gone.text") }}>
      {(domain) => <Details key={domainId} domain={domain} />}
    </DomainFrame>
  );
}
