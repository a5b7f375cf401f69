import type { BlockRecord } from "@vitrine/document";

function namesImage(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(namesImage);
  return "imageId" in value ? typeof value.imageId === "string" : Object.values(value).some(namesImage);
}

/** Whether a block shows an image of its own, apart from backgrounds. */
export function showsImage(block: BlockRecord): boolean {
  return namesImage(block.props);
}
