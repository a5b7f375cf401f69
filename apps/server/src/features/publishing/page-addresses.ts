/** How a page names the files that it loads: each by the hash of its content. */
export interface PageAddresses {
  file(hash: string, extension: string): string;
  stylesheet(hash: string): string;
  /** A picture of the account's own, in one of its widths in pixels. */
  image(hash: string, width: number): string;
  /** A picture of the account's own as networks show it beside a link, by a whole address; where it is left out, it is a file of the page. */
  shareImage?(hash: string): string;
}

/** Where the visitor plane serves them, which chooses a picture's format for each visitor. */
export const SITE_ADDRESSES: PageAddresses = {
  file: (hash, extension) => `/_v/${hash}.${extension}`,
  stylesheet: (hash) => `/_v/${hash}.css`,
  image: (hash, width) => `/_v/i/${hash}-${width}`,
};

/** The same for a page whose account's own pictures are shown under another origin. */
export function addressesWithImagesAt(origin: string | null): PageAddresses {
  if (origin === null) return SITE_ADDRESSES;
  return {
    ...SITE_ADDRESSES,
    image: (hash, width) => `${origin}${SITE_ADDRESSES.image(hash, width)}`,
    shareImage: (hash) => `${origin}/_v/i/${hash}-share`,
  };
}

/**
 * Beside a page that is a file itself. A style sheet stands where the page stands: what both of them name is then in
 * the same place for both. Pictures are WebP, which is made at once and read by all browsers that know our styles.
 */
export const FOLDER_ADDRESSES: PageAddresses = {
  file: (hash, extension) => `assets/${hash}.${extension}`,
  stylesheet: (hash) => `style-${hash}.css`,
  image: (hash, width) => `assets/${hash}-${width}.webp`,
};

/** What a page or a style sheet names of its folder; for a picture its width too. */
const IN_FOLDER = /(?:assets\/|style-)([0-9a-f]{40})(?:-(\d{1,5}))?\.[a-z0-9]{2,5}/g;

export interface NamedFile {
  readonly path: string;
  readonly hash: string;
  /** Of a picture, in pixels. */
  readonly width: number | null;
}

/** The files that texts name of their folder, each once and in an order of their own. */
export function namedFiles(texts: readonly string[]): NamedFile[] {
  const found = new Map<string, NamedFile>();
  for (const text of texts) {
    for (const [path, hash = "", width] of text.matchAll(IN_FOLDER)) found.set(path, { path, hash, width: width ? Number(width) : null });
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
