import type { StairsCopy } from "./copy.ts";

export const en: StairsCopy = {
  title: "Choose how far to go",
  lead: "The lessons are the same in all three. What changes is how much company you want on the way.",
  ribbon: "The most complete",
  plans: [
    {
      title: "Lessons only",
      description: "For those who like to go alone.",
      value: "$39",
      suffix: "once",
      items: ["6 video lessons", "One year of access"],
      button: "Get the lessons",
    },
    {
      title: "Lessons and notebook",
      description: "To work along with pen and paper.",
      value: "$49",
      suffix: "once",
      items: ["6 video lessons", "One year of access", "Notebook and templates as PDFs"],
      button: "Get the notebook too",
    },
    {
      title: "With guidance",
      description: "For those who want somebody to look at their work.",
      value: "$99",
      suffix: "once",
      items: [
        "6 video lessons",
        "One year of access",
        "Notebook and templates as PDFs",
        "Three reviews of your work",
        "A conversation of 30 minutes",
      ],
      button: "Get company",
    },
  ],
};
