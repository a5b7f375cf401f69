import { putToken, type TokenRecord } from "@vitrine/document";
import type { Editor } from "../../editor/editor.ts";

/**
 * Changes a token by hand. What somebody decides for this page is this page's: a token that followed the site's style
 * does not from then on. Changes of one token within a moment are undone together.
 */
export function changeToken(editor: Editor, { site: _site, ...token }: TokenRecord): void {
  editor.run(putToken(token), `token ${token.id}`);
}
