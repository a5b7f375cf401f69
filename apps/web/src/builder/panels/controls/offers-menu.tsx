import { ChevronDown } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Menu } from "../../../ui/popup/menu.tsx";

export interface OffersMenuProps {
  readonly offers: readonly string[];
  onChoose(offer: string): void;
}

/** Values that are often meant, for a field that takes others, too. */
export function OffersMenu({ offers, onChoose }: OffersMenuProps) {
  const t = useText("builder");
  return (
    <Menu
      trigger={<IconButton size="sm" label={t("content.offers")} icon={<ChevronDown size={16} />} />}
      items={offers.map((offer) => ({ label: offer, onSelect: () => onChoose(offer) }))}
    />
  );
}
