import type { PageDocument } from "../document.ts";
import type { Json } from "../reading/json.ts";

/** Every image that a document names, wherever it stands. */
export function imagesNamedIn({ records }: PageDocument): Set<string> {
  const found = new Set<string>();
  collect(records as Json, found);
  return found;
}

function collect(value: Json, found: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, found);
  else if (value !== null && typeof value === "object") {
    for (const [key, each] of Object.entries(value)) {
      if (key === "imageId" && typeof each === "string") found.add(each);
      else collect(each, found);
    }
  }
}

/** The document with other images in the places of some, by their ids; one that is not among those stays. */
export function withOtherImages(document: PageDocument, others: ReadonlyMap<string, string>): PageDocument {
  return { ...document, records: exchanged(document.records as Json, others) as PageDocument["records"] };
}

function exchanged(value: Json, others: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((each) => exchanged(each, others));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === "imageId" && typeof each === "string" ? (others.get(each) ?? each) : exchanged(each, others),
    ]),
  );
}
