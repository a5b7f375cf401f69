/**
 * The path a visitor may have meant, as the paths of pages are written: small letters, nothing encoded, no
 * doubled slash, none at the end. Null when it cannot be read as a path at all.
 */
export function canonicalPath(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  const segments = decoded.toLowerCase().split("/").filter(Boolean);
  return segments.includes(".") || segments.includes("..") ? null : `/${segments.join("/")}`;
}
