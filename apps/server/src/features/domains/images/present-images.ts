import { type Domain, IMAGE_DOMAIN_GRACE_MS, IMAGE_DOMAIN_MS, IMAGE_DOMAIN_NOT_CONFIGURED, type ImageDomain } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { DomainRow } from "../domain-store.ts";
import type { ImagePages } from "./tend-images.ts";

export interface ImagesShowing {
  readonly language: Language;
  /** Under which the images of its site's pages are shown; null: under the pages' own. */
  readonly imageDomain: string | null;
  readonly pages: ImagePages;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What an image domain is shown as, in a language. */
export function presentImages(row: DomainRow, domain: Domain, showing: ImagesShowing): ImageDomain {
  const { language, pages } = showing;
  const way = wayOf(row, domain, showing);
  const endsAt = row.unnamedAt && new Date(row.unnamedAt.getTime() + IMAGE_DOMAIN_GRACE_MS);
  const reasons =
    way.stage === "failed" ? [domain.problem?.message ?? IMAGE_DOMAIN_NOT_CONFIGURED[language], domain.sslProblem?.message] : [];
  return {
    domain,
    ...way,
    failure: reasons.filter(Boolean).join(" ") || null,
    pages: { ...pages },
    endsAt: endsAt?.toISOString() ?? null,
  };
}

function wayOf(row: DomainRow, { sslProblem }: Domain, { imageDomain, pages, now }: ImagesShowing): Pick<ImageDomain, "stage" | "step"> {
  const { completedAt, removingAt, isForbidden, name } = row;
  if (removingAt) return { stage: "removing", step: null };
  if (isForbidden) return { stage: "failed", step: null };
  if (!completedAt) return { stage: "pending", step: null };
  // A clock that was set back by more makes nobody wait for years.
  const isLate = Math.abs(now - completedAt.getTime()) > IMAGE_DOMAIN_MS;
  if (imageDomain !== name) return { stage: isLate || sslProblem ? "failed" : "creating", step: "certificate" };
  return pages.following > 0 && !isLate ? { stage: "creating", step: "pages" } : { stage: "active", step: null };
}
