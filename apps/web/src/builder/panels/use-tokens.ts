import type { TokenKind, TokenOf, TokenRecord } from "@vitrine/document";
import { useCallback, useSyncExternalStore } from "react";
import { useEditor } from "../editor/use-editor.ts";

/** The page's tokens, in order; renders again when one of them changes. */
export function useAllTokens(): readonly TokenRecord[] {
  const editor = useEditor();
  return useSyncExternalStore(
    useCallback(
      (listener) =>
        editor.store.subscribeAll((diff) => {
          for (const id in diff) if (diff[id]?.some((record) => record?.type === "token")) return listener();
        }),
      [editor],
    ),
    () => editor.store.tokens(),
  );
}

export function useTokens<Kind extends TokenKind>(kind: Kind): readonly TokenOf<Kind>[] {
  return useAllTokens().filter((token): token is TokenOf<Kind> => token.kind === kind);
}
