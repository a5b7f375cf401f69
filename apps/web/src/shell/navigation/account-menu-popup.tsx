import { Menu as Base } from "@base-ui/react/menu";
import { Link } from "@tanstack/react-router";
import type { Account } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import { clsx } from "clsx";
import { Check, LogOut, UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { INTERFACE_LANGUAGES } from "../../platform/language/i18n.ts";
import { languageName } from "../../platform/language/language-name.ts";
import { useChooseLanguage } from "../../platform/language/use-choose-language.ts";
import { useText } from "../../platform/language/use-text.ts";
import { currentTheme, showTheme, THEMES, type Theme } from "../../platform/theme.ts";
import { AccountPicture } from "../../ui/account-picture.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { popupClass } from "../../ui/popup/popup-class.ts";
import { useLogOut } from "./use-log-out.ts";

const ITEM =
  "flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-tool text-ink outline-none select-none data-highlighted:bg-hover pointer-coarse:min-h-11";

export interface AccountMenuPopupProps {
  account: Account;
  /** The button it hangs from. */
  anchor: HTMLElement | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Choice({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Base.RadioItem value={value} className={ITEM} closeOnClick={false}>
      <span className="flex-1">{children}</span>
      <Base.RadioItemIndicator className="text-mar">
        <Check size={16} aria-hidden="true" />
      </Base.RadioItemIndicator>
    </Base.RadioItem>
  );
}

/** How the product looks and speaks, and the way out. */
export function AccountMenuPopup({ account, anchor, open, onOpenChange }: AccountMenuPopupProps) {
  const t = useText("shell");
  const language = useChooseLanguage(() => toast.warning({ title: t("languageNotKept"), desc: t("languageNotKeptText") }));
  const logOut = useLogOut();
  const [theme, setTheme] = useState<Theme>(currentTheme);
  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, { event }) => {
        // A press on the button closes it through the button itself.
        if (!(event.target instanceof Node && anchor?.contains(event.target))) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="end" sideOffset={6} className="z-50">
          <Base.Popup
            aria-label={t("accountMenu")}
            finalFocus={() => anchor}
            className={clsx(popupClass, "max-h-(--available-height) w-64 overflow-y-auto p-1")}
          >
            <div className="flex items-center gap-2.5 px-2.5 pt-2 pb-2.5">
              <AccountPicture account={account} size={32} />
              <div className="min-w-0">
                <p className="truncate text-tool font-semibold">{account.name}</p>
                <p className="truncate text-caption text-ink-faint">{account.email}</p>
              </div>
            </div>
            <Base.Separator className="mx-2 mb-1 h-px bg-line" />
            <Base.Item className={clsx(ITEM, "no-underline")} render={<Link to="/account" />}>
              <UserRound size={16} aria-hidden="true" className="text-ink-faint" />
              {t("myAccount")}
            </Base.Item>
            <Base.Separator className="mx-2 my-1 h-px bg-line" />
            <Base.RadioGroup value={language.chosen} onValueChange={(next: Language) => language.choose(next)} aria-label={t("language")}>
              <div aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-caption text-ink-faint">
                {t("language")}
              </div>
              {INTERFACE_LANGUAGES.map((known) => (
                <Choice key={known} value={known}>
                  <span lang={known}>{languageName(known)}</span>
                </Choice>
              ))}
            </Base.RadioGroup>
            <Base.Separator className="mx-2 my-1 h-px bg-line" />
            <Base.RadioGroup
              value={theme}
              onValueChange={(next: Theme) => {
                showTheme(next);
                setTheme(next);
              }}
              aria-label={t("theme.label")}
            >
              <div aria-hidden="true" className="px-2.5 pt-1.5 pb-1 text-caption text-ink-faint">
                {t("theme.label")}
              </div>
              {THEMES.map((known) => (
                <Choice key={known} value={known}>
                  {t(`theme.${known}`)}
                </Choice>
              ))}
            </Base.RadioGroup>
            <Base.Separator className="mx-2 my-1 h-px bg-line" />
            <Base.Item className={ITEM} onClick={logOut}>
              <LogOut size={16} aria-hidden="true" className="text-ink-faint" />
              {t("logOut")}
            </Base.Item>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
