import type { TokenOf, TokenRecord } from "@vitrine/document";
import type { ReactNode } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Popover } from "../../../ui/popup/popover.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { HexPicker } from "../style/color/hex-picker.tsx";
import { ShadowEditor } from "../style/rows/shadow-editor.tsx";
import { changeToken } from "./change-token.ts";
import { FontChoice } from "./font-choice.tsx";
import { TokenLength } from "./token-length.tsx";
import { shadowCss, TokenPreview } from "./token-preview.tsx";
import { tokenText } from "./token-text.ts";

export interface TokenValueProps {
  readonly token: TokenRecord;
  readonly name: string;
  /** Its name, which stands between the picture of the value and its text. */
  readonly children: ReactNode;
}

/** A token's value: a picture that opens what it is changed with, and the value as text. */
export function TokenValue({ token, name, children }: TokenValueProps) {
  const editor = useEditor();
  switch (token.kind) {
    case "color":
      return (
        <>
          <Opened token={token} name={name}>
            <div className="w-56">
              <HexPicker label={name} color={token.value} onChange={(value) => changeToken(editor, { ...token, value })} />
            </div>
          </Opened>
          {children}
          <span className="tabular shrink-0 pr-1 text-caption text-ink-faint">{tokenText(token)}</span>
        </>
      );
    case "font":
      return (
        <>
          <span className="flex w-8 shrink-0 justify-center">
            <TokenPreview token={token} />
          </span>
          <span className="flex min-w-0 flex-1 flex-col @min-[19rem]:flex-row @min-[19rem]:items-center">
            {children}
            <FontChoice token={token} name={name} />
          </span>
        </>
      );
    case "space":
    case "radius":
      return (
        <>
          <span className="flex w-8 shrink-0 justify-center">
            <TokenPreview token={token} />
          </span>
          {children}
          <TokenLength token={token} name={name} />
        </>
      );
    case "shadow":
      return (
        <>
          <Opened token={token} name={name}>
            <div className="flex w-60 flex-col gap-4">
              <Shown token={token} />
              <ShadowEditor
                layers={token.value.layers}
                onChange={(layers) => changeToken(editor, { ...token, value: { type: "shadow", layers } })}
              />
            </div>
          </Opened>
          {children}
        </>
      );
  }
}

function Opened({ token, name, children }: TokenValueProps) {
  const t = useText("builder");
  return (
    <Popover
      side="left"
      trigger={
        <button
          type="button"
          aria-label={[t("tokens.change", { name }), tokenText(token)].filter(Boolean).join(": ")}
          className="flex size-8 shrink-0 items-center justify-center rounded-sm hover:bg-pressed pointer-coarse:size-11"
        >
          <TokenPreview token={token} />
        </button>
      }
    >
      {children}
    </Popover>
  );
}

/** How the shadow falls, at its real size. */
function Shown({ token }: { readonly token: TokenOf<"shadow"> }) {
  return (
    <span aria-hidden="true" className="grid h-28 place-items-center rounded-md border border-line" style={{ background: "#fff" }}>
      <span className="h-12 w-24 rounded-md" style={{ background: "#fff", boxShadow: shadowCss(token.value.layers) }} />
    </span>
  );
}
