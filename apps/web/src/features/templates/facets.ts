import { COUNTRIES, LAYOUTS, ORIENTATIONS, PAGE_KINDS, PAGE_TYPES, type Template } from "@vitrine/contract";

/** What templates can be told apart by besides their category, with all the values there are. */
const FACETS = {
  pageType: PAGE_TYPES,
  pageKind: PAGE_KINDS,
  orientation: ORIENTATIONS,
  country: COUNTRIES,
  layout: LAYOUTS,
} as const;
export type Facet = keyof typeof FACETS;

const FACET_NAMES = Object.keys(FACETS) as Facet[];

/** The value that is asked for, by facet. */
export type Chosen = { readonly [Name in Facet]?: NonNullable<Template[Name]> };

export type FacetValue = NonNullable<Template[Facet]>;

/** A facet that tells some templates apart, with the values they have. */
export interface Narrowing {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
}

/** The facets by which some of these templates could be left out: what all of them are is nothing to choose. */
export function narrowingOf(templates: readonly Template[]): Narrowing[] {
  return FACET_NAMES.flatMap((facet) => {
    const present = new Set<FacetValue | null>(templates.map((template) => template[facet]));
    const values = FACETS[facet].filter((value) => present.has(value));
    return values.length > 0 && present.size > 1 ? [{ facet, values }] : [];
  });
}

/** Whether a template is what was asked for. */
export function hasFacets(template: Template, chosen: Chosen): boolean {
  return FACET_NAMES.every((facet) => chosen[facet] === undefined || chosen[facet] === template[facet]);
}
