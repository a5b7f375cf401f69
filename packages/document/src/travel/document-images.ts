import type { PageDocument } from "../document.ts";
import { imageIdsIn, libraryFileAt } from "../image-ids.ts";
import type { Json } from "../reading/json.ts";

/** Every file of the library that a document names, wherever it stands: images by their ids, sounds by their addresses. */
export function imagesNamedIn({ records }: PageDocument): Set<string> {
  return imageIdsIn(Object.values(records));
}

/** An id or an address, naming the other file where there is one. */
function renamed(key: string, text: string, others: ReadonlyMap<string, string>): string {
  if (key === "imageId") return others.get(text) ?? text;
  const id = key === "url" ? libraryFileAt(text) : undefined;
  const other = id && others.get(id);
  return other ? `${text.slice(0, -id.length)}${other}` : text;
}

/** The document with other files in the places of some, by their ids; one that is not among those stays. */
export function withOtherImages(document: PageDocument, others: ReadonlyMap<string, string>): PageDocument {
  return { ...document, records: exchanged(document.records as Json, others) as PageDocument["records"] };
}

function exchanged(value: Json, others: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((each) => exchanged(each, others));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, typeof each === "string" ? renamed(key, each, others) : exchanged(each, others)]),
  );
}
