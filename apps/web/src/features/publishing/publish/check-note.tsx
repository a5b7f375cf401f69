import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api, client } from "../../../platform/calls/client.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";

/** What visitors would meet on a page as it is now, told before it is published; publishing is possible all the same. */
export function CheckNote({ pageId }: { pageId: string }) {
  const t = useText("publishing");
  const check = useQuery({
    queryKey: [...api.publishing.check.key(), pageId],
    queryFn: () => client.publishing.check({ id: pageId }),
    refetchOnWindowFocus: false,
    // What it cannot be checked for, publishing says.
    retry: false,
  });
  if (!check.data) return null;
  const count = (severity: "error" | "warning"): number => check.data.items.filter((item) => item.severity === severity).length;
  const [errors, warnings] = [count("error"), count("warning")];
  if (errors + warnings === 0) return <p className="text-caption text-success">{t("check.clean")}</p>;
  return (
    <Notice
      tone={errors > 0 ? "warning" : "info"}
      title={errors > 0 ? t("check.errors", { count: errors }) : t("check.warnings", { count: warnings })}
      action={
        <Link to="/builder/$pageId" params={{ pageId }} className={buttonClass("secondary", "sm")}>
          {t("check.see")}
        </Link>
      }
    >
      {t("check.text")}
    </Notice>
  );
}
