import type { Plugin } from "vite";

/** One shape's key among the attributes of a drawing of lucide. */
const KEY = /(\{[^{}]*?),\s*key:\s*"[^"]*"/g;

/** A drawing without the keys of its shapes. */
export function withoutKeys(source: string): string {
  return source.replace(KEY, "$1");
}

/**
 * Takes from each drawing of lucide the keys of its shapes: random letters, which no compression makes smaller. The
 * shapes of a drawing never change their places, and React's own order is key enough.
 */
export function leanIcons(): Plugin {
  return {
    name: "vitrine-lean-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => withoutKeys(code),
    },
  };
}
