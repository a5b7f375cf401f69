/** The anchors that blocks of a document have, as it is answered. */
export function anchorsOf({ records }: { readonly records?: unknown }): string[] {
  return Object.values((records ?? {}) as Readonly<Record<string, { readonly anchor?: unknown }>>).flatMap(({ anchor }) =>
    typeof anchor === "string" ? anchor : [],
  );
}
