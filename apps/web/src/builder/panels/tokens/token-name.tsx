import type { TokenRecord } from "@vitrine/document";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { useEditor } from "../../editor/use-editor.ts";
import { changeToken } from "./change-token.ts";

export interface TokenNameProps {
  readonly token: TokenRecord;
  /** As it is shown. */
  readonly name: string;
}

/** A token's name, typed over where it stands; left empty it stays what it was. */
export function TokenName({ token, name }: TokenNameProps) {
  const t = useText("builder");
  const editor = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="text"
      aria-label={t("tokens.nameOf", { name })}
      autoComplete="off"
      maxLength={60}
      value={typed ?? name}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value.trim() !== "") changeToken(editor, { ...token, name: target.value.trim() });
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
      }}
      className="h-8 w-full min-w-0 flex-auto shrink truncate rounded-sm bg-transparent px-1.5 text-tool focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-10 pointer-coarse:text-body"
    />
  );
}
