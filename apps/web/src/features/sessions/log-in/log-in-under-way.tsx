import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { giveUpLogIn } from "./give-up-log-in.ts";

/** In place of the form while another step of a log-in is owed: go on with it, or begin anew. */
export function LogInUnderWay() {
  const t = useText("sessions");
  const queryClient = useQueryClient();
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/verify" className={buttonClass("primary")}>
        {t("underWay.goOn")}
      </Link>
      <Button onClick={() => giveUpLogIn(queryClient)}>{t("underWay.anew")}</Button>
    </div>
  );
}
