/** What this version brought, newest first: dates in ISO 8601; the words are under `news.items`. */
export const NEWS = [
  { id: "sections", date: "2026-11-23" },
  { id: "frame", date: "2026-11-23" },
  { id: "ownCode", date: "2026-11-23" },
  { id: "preview", date: "2026-11-23" },
  { id: "logic", date: "2026-11-22" },
  { id: "blocks", date: "2026-11-22" },
  { id: "styles", date: "2026-11-21" },
] as const;
