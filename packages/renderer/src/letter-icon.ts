import type { DocumentTree } from "@vitrine/document";

function tokenColor(tree: DocumentTree, id: string, otherwise: string): string {
  const token = tree.get(id);
  return token?.type === "token" && token.kind === "color" ? token.value : otherwise;
}

/** A page's icon when its owner chose none: the first letter of its title on its button colour, as a `data:` address. */
export function letterIcon(tree: DocumentTree, title: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0]?.toUpperCase() ?? "";
  const ground = tokenColor(tree, "color-button", "#0b6e7a");
  const ink = tokenColor(tree, "color-on-button", "#ffffff");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${ink}">${letter}</text></svg>`;
  return `data:image/svg+xml,${svg.replace(/[%#<>"]/g, (character) => encodeURIComponent(character))}`;
}
