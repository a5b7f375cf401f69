import type { VersusCopy } from "./copy.ts";

export const en: VersusCopy = {
  title: "One lesson or all of it?",
  lead: "To settle a single thing, one lesson does it. To finish the whole piece of work, the course costs less.",
  first: {
    name: "One lesson",
    detail: "$9",
  },
  second: {
    name: "Full course",
    detail: "$39",
  },
  lessons: {
    feature: "Lessons",
    first: "1",
    second: "6",
  },
  access: {
    feature: "Length of access",
    first: "30 days",
    second: "1 year",
  },
  notebook: "Notebook as a PDF",
  questions: "Questions answered",
  templates: "Templates to adapt",
  note: "Bought one lesson and liked it? Its price comes off the course.",
  one: "Buy one lesson",
  all: "Buy the course",
};
