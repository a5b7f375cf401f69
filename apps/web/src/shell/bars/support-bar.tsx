import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { LifeBuoy } from "lucide-react";
import { useState } from "react";
import { client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Bar } from "./bar.tsx";

export interface SupportBarProps {
  /** Whose account it is. */
  name: string;
  since: string;
}

/** Says on every screen that somebody else's account is open, and is the way out of it. */
export function SupportBar({ name, since }: SupportBarProps) {
  const t = useText("shell");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isEnding, setEnding] = useState(false);
  const end = async (): Promise<void> => {
    setEnding(true);
    try {
      await client.sessions.endSupport();
      // Nothing that was read for somebody else stays.
      await queryClient.resetQueries();
      await router.navigate({ to: "/" });
    } catch (error) {
      toast.error({ title: t("bars.support.failed"), desc: problemOf(error).message || undefined });
      setEnding(false);
    }
  };
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(Date.parse(since));
  return (
    <Bar
      icon={LifeBuoy}
      tone="warning"
      label={t("bars.support.label")}
      action={
        <Button size="sm" isBusy={isEnding} onClick={() => void end()}>
          {t("bars.support.end")}
        </Button>
      }
    >
      {t("bars.support.text", { name, time })}
    </Bar>
  );
}
