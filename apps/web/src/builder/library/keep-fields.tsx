import { useText } from "../../platform/language/use-text.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { KEPT_NAME_MOST, type Keeping } from "./use-keeping.ts";

/** The name of what is kept, and why it was not. */
export function KeepFields({ keeping }: { readonly keeping: Keeping }) {
  const t = useText("library");
  return (
    <>
      <TextField
        label={t("name")}
        size="sm"
        maxLength={KEPT_NAME_MOST}
        autoComplete="off"
        value={keeping.name}
        error={keeping.nameError || undefined}
        onChange={(event) => keeping.rename(event.target.value)}
      />
      {keeping.failure ? (
        <Notice tone="danger" title={t("notKept")}>
          {keeping.failure}
        </Notice>
      ) : null}
    </>
  );
}
