import { useText } from "../../../../platform/language/use-text.ts";
import { SelectField } from "../../../../ui/field/select-field.tsx";
import { FONT_NAMES } from "../../font-names.ts";
import { useTokenName } from "../../use-token-name.ts";
import { useTokens } from "../../use-tokens.ts";
import { useStyle } from "../style-target.ts";
import { StyleRow } from "./style-row.tsx";

/** The font: always one of the page's, so that a page stays of one piece. */
export function FontRow() {
  const t = useText("builder");
  const nameOf = useTokenName();
  const tokens = useTokens("font");
  const style = useStyle("fontFamily");
  const value = style.value?.type === "token" && !style.isMixed ? style.value.id : "";
  const label = t("style.names.fontFamily");
  return (
    <StyleRow label={label} style={style}>
      <SelectField<string>
        label={label}
        isLabelHidden
        value={value}
        onValueChange={(id) => {
          if (id !== "") style.set({ type: "token", id });
        }}
        options={[
          ...(value === "" ? [{ value: "", label: t("style.kindDefault") }] : []),
          ...tokens.map((token) => ({ value: token.id, label: `${nameOf(token)} · ${FONT_NAMES[token.value]}` })),
        ]}
      />
    </StyleRow>
  );
}
