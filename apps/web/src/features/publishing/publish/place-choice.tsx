import { useQuery } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { useText } from "../../../platform/language/use-text.ts";
import { spokenAddress } from "../../../platform/site-address.ts";
import { SelectField } from "../../../ui/field/select-field.tsx";
import { sitesQuery } from "../../sites/index.ts";

export interface PlaceChoiceProps {
  readonly page: Page;
  /** The chosen site's id. */
  readonly siteId: string;
  readonly error: string | undefined;
  onChoose(siteId: string, address: string): void;
}

/** On which site a page is published, by the domain that it has: one of those that the person may use. */
export function PlaceChoice({ page, siteId, error, onChoose }: PlaceChoiceProps) {
  const t = useText("publishing");
  const sites = useQuery(sitesQuery).data ?? [];
  const others = sites.filter(({ id }) => id !== page.siteId);
  if (others.length === 0) return null;
  const isMoving = siteId !== page.siteId;
  return (
    <SelectField
      label={t("place.label")}
      value={siteId}
      options={sites.map(({ id, url }) => ({ value: id, label: spokenAddress(url) }))}
      error={error}
      size="md"
      hint={isMoving ? t(page.status === "published" ? "place.movesLive" : "place.moves", { site: page.siteName }) : undefined}
      onValueChange={(id) => onChoose(id, sites.find((site) => site.id === id)?.url ?? "")}
    />
  );
}
