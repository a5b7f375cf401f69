import { Link } from "@tanstack/react-router";
import type { Page } from "@vitrine/contract";
import { type KeyboardEvent, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { useHasRole } from "../../../platform/person/use-has-role.ts";
import { controlClass } from "../../../ui/field/control-class.ts";

/** Characters a title may have. */
export const TITLE_MAX = 70;

export interface PageTitleProps {
  page: Page;
  isRenaming: boolean;
  /** With the new title, or null when it stays. */
  onRenamed: (title: string | null) => void;
}

const TITLE = "block truncate rounded-sm text-tool font-semibold text-ink";

/** A page's title: a link to edit it, or to look at it for whoever may do no more; or a box to rename it in. */
export function PageTitle({ page, isRenaming, onRenamed }: PageTitleProps) {
  const mayEdit = useHasRole("editor");
  if (isRenaming) return <RenameBox page={page} onRenamed={onRenamed} />;
  return (
    <Link
      to={mayEdit ? "/builder/$pageId" : "/preview/$pageId"}
      params={{ pageId: page.id }}
      className={`${TITLE} no-underline hover:text-mar`}
    >
      {page.title}
    </Link>
  );
}

function RenameBox({ page, onRenamed }: Omit<PageTitleProps, "isRenaming">) {
  const t = useText("pages");
  const [typed, setTyped] = useState(page.title);
  const keep = (): void => {
    const title = typed.trim();
    onRenamed(title === "" || title === page.title ? null : title);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Enter") keep();
    if (event.key === "Escape") onRenamed(null);
  };
  return (
    <input
      aria-label={t("newTitle")}
      value={typed}
      maxLength={TITLE_MAX}
      ref={(box) => {
        if (box && document.activeElement !== box) box.select();
      }}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={keep}
      className={`${controlClass(false)} h-8 px-2 text-tool font-semibold`}
    />
  );
}
