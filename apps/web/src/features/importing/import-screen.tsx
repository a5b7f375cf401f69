import { useText } from "../../platform/language/use-text.ts";
import { BringingScreen } from "./bringing-screen.tsx";
import { ImportForm } from "./import-form.tsx";

/** A page made of an HTML file, a zip or a project file. */
export function ImportScreen() {
  const t = useText("importing");
  return (
    <BringingScreen
      title={t("title")}
      lead={t("lead")}
      done={{ title: t("result.title"), another: t("result.another") }}
      form={(sites, onImported) => <ImportForm sites={sites} onImported={onImported} />}
    />
  );
}
