import { FONT_FAMILIES, keyBetween, putToken, randomId, removeToken, type TokenRecord } from "@vitrine/document";
import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Popover } from "../../ui/popup/popover.tsx";
import { useEditor } from "../editor/use-editor.ts";
import { FONT_NAMES } from "./font-names.ts";
import { HexPicker } from "./style/color/hex-picker.tsx";
import { Swatch } from "./style/color/swatch.tsx";
import { useTokenName } from "./use-token-name.ts";
import { useTokens } from "./use-tokens.ts";

/** The page's own colours and fonts: one change shows everywhere they are used. */
export function TokensPanel() {
  const t = useText("builder");
  const editor = useEditor();
  const colors = useTokens("color");
  const fonts = useTokens("font");
  const nextOrder = (tokens: readonly TokenRecord[]): string => keyBetween(tokens.at(-1)?.order ?? null, null);
  return (
    <div className="flex flex-col gap-6 p-4">
      <p className="text-caption text-ink-soft">{t("tokens.explain")}</p>
      <section className="flex flex-col gap-1">
        <h3 className="mb-1 text-tool font-semibold">{t("tokens.colors")}</h3>
        {colors.map((token) => (
          <TokenRow key={token.id} token={token}>
            <Popover
              side="left"
              trigger={
                <button
                  type="button"
                  aria-label={t("tokens.changeColor", { value: token.value })}
                  className="flex size-8 shrink-0 items-center justify-center rounded-sm hover:bg-hover pointer-coarse:size-11"
                >
                  <Swatch color={token.value} />
                </button>
              }
            >
              <div className="w-56">
                <HexPicker
                  label={t("style.customColor")}
                  color={token.value}
                  onChange={(value) => editor.run(putToken({ ...token, value }), `token ${token.id}`)}
                />
              </div>
            </Popover>
          </TokenRow>
        ))}
        <Button
          size="sm"
          variant="quiet"
          icon={<Plus size={16} />}
          onClick={() =>
            editor.run(
              putToken({
                type: "token",
                kind: "color",
                id: randomId(),
                name: t("tokens.newColor"),
                order: nextOrder(colors),
                value: "#0b6e7a",
              }),
            )
          }
        >
          {t("tokens.addColor")}
        </Button>
      </section>
      <section className="flex flex-col gap-3">
        <h3 className="text-tool font-semibold">{t("tokens.fonts")}</h3>
        {fonts.map((token) => (
          <div key={token.id} className="flex flex-col gap-1">
            <TokenRow token={token} />
            <SelectField
              label={t("tokens.family")}
              isLabelHidden
              value={token.value}
              options={FONT_FAMILIES.map((value) => ({ value, label: FONT_NAMES[value] }))}
              onValueChange={(value) => editor.run(putToken({ ...token, value }))}
            />
          </div>
        ))}
        <Button
          size="sm"
          variant="quiet"
          icon={<Plus size={16} />}
          onClick={() =>
            editor.run(
              putToken({
                type: "token",
                kind: "font",
                id: randomId(),
                name: t("tokens.newFont"),
                order: nextOrder(fonts),
                value: "system-sans",
              }),
            )
          }
        >
          {t("tokens.addFont")}
        </Button>
      </section>
    </div>
  );
}

interface TokenRowProps {
  readonly token: TokenRecord;
  readonly children?: ReactNode;
}

/** Tokens the kinds' own looks lean on; without them a page would lose its colours. */
const KEPT = /^(?:font-(?:heading|text|button)|color-(?:heading|text|button|on-button|background|surface|line))$/;

function TokenRow({ token, children }: TokenRowProps) {
  const t = useText("builder");
  const editor = useEditor();
  const name = useTokenName()(token);
  return (
    <div className="flex items-center gap-1">
      {children}
      <div className="min-w-0 flex-1">
        <TextField
          label={t("tokens.name")}
          isLabelHidden
          size="sm"
          maxLength={60}
          value={name}
          onChange={(event) => {
            if (event.target.value.trim() !== "") editor.run(putToken({ ...token, name: event.target.value }), `token ${token.id}`);
          }}
        />
      </div>
      {KEPT.test(token.id) ? null : (
        <IconButton
          size="sm"
          label={t("tokens.remove", { name })}
          icon={<Trash2 size={15} />}
          onClick={() => {
            const result = editor.run(removeToken(token.id));
            if (!result.ok) toast.warning({ title: t("tokens.inUse", { name }), desc: t("tokens.inUseText") });
          }}
        />
      )}
    </div>
  );
}
