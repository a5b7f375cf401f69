import { CSV_SEPARATORS, type CsvSeparator } from "@vitrine/contract";
import { clsx } from "clsx";
import { ChevronDown, Download } from "lucide-react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Menu } from "../../ui/popup/menu.tsx";
import { csvAddress, usualSeparator } from "./csv-address.ts";
import type { LeadSearch } from "./lead-search.ts";

const FILE = "leads.csv";

/** Downloads by a link of its own, so that a refusal is the browser's to show and the screen stays. */
function download(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = FILE;
  link.click();
}

/** The leads as a file: as the spreadsheets of this language want it, or separated by something else. */
export function LeadCsv({ filter }: { filter: LeadSearch }) {
  const t = useText("leads");
  const usual = usualSeparator(useLanguage());
  const words: Readonly<Record<CsvSeparator, string>> = {
    comma: t("separator.comma"),
    semicolon: t("separator.semicolon"),
    tab: t("separator.tab"),
  };
  return (
    <div className="flex">
      <a href={csvAddress(filter, usual)} download={FILE} className={clsx(buttonClass("secondary"), "rounded-r-none")}>
        <Download size={17} aria-hidden="true" />
        {t("csv")}
      </a>
      <Menu
        trigger={
          <IconButton
            label={t("separator.choose")}
            icon={<ChevronDown size={16} />}
            className="rounded-l-none border border-l-0 border-line bg-surface text-ink-soft"
          />
        }
        items={[usual, ...CSV_SEPARATORS.filter((separator) => separator !== usual)].map((separator) => ({
          label: words[separator],
          onSelect: () => download(csvAddress(filter, separator)),
        }))}
      />
    </div>
  );
}
