import type { Account } from "@vitrine/contract";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { AccountPicture } from "../../ui/account-picture.tsx";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

/** What opens under it. */
export const AccountMenuPopup = lazyPart(async () => (await import("./account-menu-popup.tsx")).AccountMenuPopup);

/** Who is logged in. What opens under it is fetched when somebody reaches for it. */
export function AccountMenu({ account }: { account: Account }) {
  const t = useText("shell");
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const open = (): void => {
    setWanted(true);
    setOpen(!isOpen);
  };
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void AccountMenuPopup.preload()}
        onFocus={() => void AccountMenuPopup.preload()}
        onClick={open}
        className="flex h-10 items-center gap-2 rounded-md px-1.5 text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink aria-expanded:bg-hover pointer-coarse:h-11"
      >
        <AccountPicture account={account} size={32} />
        <span className="sr-only">{t("accountMenu")}: </span>
        <span className="max-w-36 truncate text-tool font-medium max-wide:sr-only">{account.name}</span>
        <ChevronDown size={16} aria-hidden="true" className="max-desktop:hidden" />
      </button>
      {isWanted ? <AccountMenuPopup account={account} anchor={anchor} open={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}
