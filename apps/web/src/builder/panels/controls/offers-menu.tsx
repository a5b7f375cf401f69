import { ChevronDown } from "lucide-react";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Menu } from "../../../ui/popup/menu.tsx";

export interface OffersMenuProps {
  /** What choosing one of them is called. */
  readonly label: string;
  readonly offers: readonly string[];
  onChoose(offer: string): void;
}

/** Values that may be meant, for a field that takes others, too. */
export function OffersMenu({ label, offers, onChoose }: OffersMenuProps) {
  return (
    <Menu
      trigger={<IconButton size="sm" label={label} icon={<ChevronDown size={16} />} />}
      items={offers.map((offer) => ({ label: offer, onSelect: () => onChoose(offer) }))}
    />
  );
}
