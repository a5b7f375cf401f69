import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams, useRouter } from "@tanstack/react-router";
import type { ImageDomain } from "@vitrine/contract";
import { Undo2, Unlink } from "lucide-react";
import { useState } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { exactMoment } from "../../../platform/language/moments.ts";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { Screen } from "../../../ui/screen.tsx";
import { sitesQuery } from "../../sites/index.ts";
import { DomainFrame } from "../domain-frame.tsx";
import { ForbiddenNotice } from "../forbidden-notice.tsx";
import { ReadOnlyNotice } from "../read-only-notice.tsx";
import { EntriesToMake } from "../records/entries-to-make.tsx";
import { LookAgain } from "../status/look-again.tsx";
import { useFreshDomains } from "../use-fresh-domains.ts";
import { useRefusal } from "../use-refusal.ts";
import { CreationProgress } from "./creation-progress.tsx";
import { imageDomainQuery, pollForOneImage } from "./queries.ts";
import { RemoveImagesDialog } from "./remove-images-dialog.tsx";
import { StageBadge } from "./stage-badge.tsx";

/** Pages that do not follow by themselves, and the way to them. */
function HeldPages({ image }: { readonly image: ImageDomain }) {
  const t = useText("domains");
  const { stage, pages, domain } = image;
  if (pages.held === 0 || (stage !== "active" && stage !== "removing")) return null;
  return (
    <Notice
      tone="warning"
      title={t("images.held.title", { count: pages.held })}
      action={
        <Link to="/pages" search={{ siteId: domain.siteId }} className={buttonClass("secondary", "sm")}>
          {t("unlink.pages")}
        </Link>
      }
    >
      {t(stage === "active" ? "images.held.active" : "images.held.removing")}
    </Notice>
  );
}

/** What is to be known before anything else. */
function Headline({ image }: { readonly image: ImageDomain }) {
  const t = useText("domains");
  const language = useLanguage();
  const { stage, failure, endsAt, domain } = image;
  if (stage === "failed") return <Notice tone="danger">{failure}</Notice>;
  if (stage === "removing") {
    return (
      <Notice tone="info" title={t("images.removing.title")}>
        {endsAt ? t("images.removing.until", { at: exactMoment(endsAt, language) }) : t("images.removing.text")}
      </Notice>
    );
  }
  if (stage !== "active") return null;
  if (domain.state !== "completed") {
    return (
      <Notice tone="warning" title={t("online.againTitle")}>
        {t("images.again")}
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={t("images.online.title")}>
      {t("images.online.text", { name: domain.spokenName })}
    </Notice>
  );
}

/** Takes back that an image domain is taken away. */
function KeepButton({ image, onRefused }: { readonly image: ImageDomain; readonly onRefused: (error: unknown) => void }) {
  const t = useText("domains");
  const queryClient = useQueryClient();
  const { id, siteId, name } = image.domain;
  const keep = useMutation({
    mutationFn: () => client.domains.connectImages({ id: siteId, name }),
    onSuccess: async (kept) => {
      queryClient.setQueryData(imageDomainQuery(id).queryKey, kept);
      await queryClient.invalidateQueries({ queryKey: api.domains.key() });
    },
    onError: onRefused,
  });
  return (
    <Button icon={<Undo2 size={17} aria-hidden="true" />} isBusy={keep.isPending} onClick={() => keep.mutate()}>
      {t("images.keep")}
    </Button>
  );
}

function Details({ image }: { readonly image: ImageDomain }) {
  const t = useText("domains");
  const router = useRouter();
  const queryClient = useQueryClient();
  const refusal = useRefusal();
  const isOwner = useHasRole("owner");
  const [isRemoving, setRemoving] = useState(false);
  const { domain, stage } = image;
  const site = useQuery(sitesQuery).data?.find(({ id }) => id === domain.siteId);
  const isLeaving = stage === "removing";
  return (
    <Screen
      title={domain.spokenName}
      lead={<span className="wrap-anywhere">{site ? t("images.onSite", { site: site.name }) : null}</span>}
      action={
        !isOwner ? undefined : isLeaving ? (
          <KeepButton image={image} onRefused={refusal.note} />
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            {domain.problem ? null : <LookAgain domain={domain} onRefused={refusal.note} />}
            <Button icon={<Unlink size={17} aria-hidden="true" />} onClick={() => setRemoving(true)}>
              {t("images.remove.action")}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {isOwner ? refusal.problem ? <FormProblem problem={refusal.problem} /> : null : <ReadOnlyNotice />}
        <p role="status" className="flex items-center gap-2 text-tool text-ink-soft">
          {t("images.label")} <StageBadge stage={stage} />
        </p>
        {domain.problem && !isLeaving ? (
          <ForbiddenNotice domain={domain} problem={domain.problem} isForImages />
        ) : (
          <Headline image={image} />
        )}
        <HeldPages image={image} />
        {isLeaving || domain.problem ? null : (
          <EntriesToMake domain={domain} isForImages>
            <CreationProgress image={image} />
          </EntriesToMake>
        )}
      </div>
      <RemoveImagesDialog
        image={image}
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onRemoved={(isGone) => {
          if (!isGone) return;
          void router
            .navigate({ to: "/dns", replace: true })
            .then(() => queryClient.removeQueries({ queryKey: imageDomainQuery(domain.id).queryKey }));
        }}
      />
    </Screen>
  );
}

/** One image domain: what to enter at its provider, how far it is, and what its pages wait for. */
export function ImageDomainScreen() {
  const t = useText("domains");
  const { domainId = "" } = useParams({ strict: false });
  useFreshDomains();
  const query = useQuery({ ...imageDomainQuery(domainId), refetchInterval: pollForOneImage });
  return (
    <DomainFrame query={query} title={t("images.title")} gone={{ title: t("images.gone.title"), text: t("images.gone.text") }}>
      {(image) => <Details key={domainId} image={image} />}
    </DomainFrame>
  );
}
