import { Link } from "@tanstack/react-router";
import type { ImageDomain } from "@vitrine/contract";
import { useText } from "../../platform/language/use-text.ts";
import { StatusBadge } from "../../ui/feedback/status-badge.tsx";

const TONES = { pending: "warning", creating: "info", failed: "danger", active: "success", removing: "neutral" } as const;

/** Whether a site's images have a domain of their own, and how far that is. */
export function ImageDomainFact({ images }: { readonly images: readonly ImageDomain[] }) {
  const t = useText("sites");
  // One that is being taken away is said only where there is no other.
  const image = images.find(({ stage }) => stage !== "removing") ?? images[0];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-caption text-ink-soft">
      <span className="inline-flex items-center gap-1.5">
        {t("imageDomain.label")}{" "}
        <StatusBadge tone={image ? TONES[image.stage] : "neutral"}>{t(`imageDomain.${image?.stage ?? "none"}`)}</StatusBadge>
      </span>
      {image ? (
        <Link
          to="/dns/images/$domainId"
          params={{ domainId: image.domain.id }}
          className="min-w-0 max-w-full truncate rounded-sm text-mar underline-offset-2 hover:underline"
        >
          {image.domain.spokenName}
        </Link>
      ) : null}
    </div>
  );
}
