import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../platform/language/use-text.ts";
import { buttonClass } from "../ui/button/button-class.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ClosedWindow } from "./closed-window.tsx";

/** A path that leads nowhere. */
export function NotFound(): ReactNode {
  const t = useText("shell");
  return (
    <EmptyState
      isScreen
      art={<ClosedWindow />}
      title={t("notFound.title")}
      text={t("notFound.text")}
      action={
        <Link to="/" className={buttonClass("primary")}>
          {t("notFound.action")}
        </Link>
      }
    />
  );
}
