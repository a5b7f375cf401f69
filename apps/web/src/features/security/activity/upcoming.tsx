import { exactMoment } from "../../../platform/language/moments.ts";
import { useLanguage } from "../../../platform/language/use-text.ts";
import { upcomingMoment } from "./spans.ts";

/** "em 29 dias", with the exact moment on hover and for programs. */
export function Upcoming({ iso }: { iso: string }) {
  const language = useLanguage();
  return (
    <time dateTime={iso} title={exactMoment(iso, language)} className="whitespace-nowrap">
      {upcomingMoment(iso, Date.now(), language)}
    </time>
  );
}
