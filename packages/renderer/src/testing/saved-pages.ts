import type { BlockCatalog, BlockRules } from "@vitrine/document";

/** A page as some released version saved it, kept for ever to show that it can still be read. */
export interface SavedPage {
  readonly kind: string;
  readonly version: number;
  readonly document: unknown;
}

/** Finds the kind and version of each saved page in its path: `…/heading/fixtures/v1.json`. */
export function savedPages(files: Readonly<Record<string, unknown>>): SavedPage[] {
  return Object.entries(files).map(([path, document]) => {
    const [, kind, version] = /\/([a-z-]+)\/fixtures\/v(\d+)\.json$/.exec(path) ?? [];
    if (kind === undefined) throw new Error(`${path} does not tell its kind and version`);
    return { kind, version: Number(version), document };
  });
}

/** The versions of kinds of which no saved page holds a block: `heading@1`. */
export function missingFixtures(catalog: BlockCatalog, pages: readonly SavedPage[]): string[] {
  const missing: string[] = [];
  for (const { kind, version } of catalog.values()) {
    for (let each = 1; each <= version; each++) {
      const page = pages.find((saved) => saved.kind === kind && saved.version === each);
      if (!page || !holds(page)) missing.push(`${kind}@${each}`);
    }
  }
  return missing;
}

function holds({ document, kind, version }: SavedPage): boolean {
  const { records } = document as { records: Readonly<Record<string, { kind?: string; version?: number }>> };
  return Object.values(records).some((record) => record.kind === kind && record.version === version);
}

/** The same catalog, noting which migrations have been through; `rest` are those that have not: `heading@2`. */
export function watchMigrations(catalog: BlockCatalog): { readonly watched: BlockCatalog; rest(): string[] } {
  const rest = new Set<string>();
  const watched = new Map<string, BlockRules>();
  for (const [kind, rules] of catalog) {
    const migrations = rules.migrations.map(({ to, migrate }) => {
      rest.add(`${kind}@${to}`);
      return {
        to,
        migrate: (props: Parameters<typeof migrate>[0]) => {
          rest.delete(`${kind}@${to}`);
          return migrate(props);
        },
      };
    });
    watched.set(kind, { ...rules, migrations });
  }
  return { watched, rest: () => [...rest] };
}
