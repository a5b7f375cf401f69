import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Bar } from "./bar.tsx";

/** Says that the account will be deleted, when, and where that can be taken back. */
export function DeletionBar({ deletesAt }: { deletesAt: string }) {
  const t = useText("shell");
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(Date.parse(deletesAt));
  return (
    <Bar
      icon={Trash2}
      tone="danger"
      label={t("bars.deletion.label")}
      action={
        <Link to="/account/data" className={buttonClass("secondary", "sm")}>
          {t("bars.deletion.see")}
        </Link>
      }
    >
      {t("bars.deletion.text", { date })}
    </Bar>
  );
}
