import type { WebinarCopy } from "./copy.ts";

export const en: WebinarCopy = {
  title: "Money without a salary: a live class for freelancers",
  description: "A free 70-minute class for the self-employed: how to turn income that jumps around into steady pay.",
  kicker: "A free live class, online",
  host: "questions at the end",
  headline: "Money without a salary",
  imageAlt: "Bars for twelve months of very uneven income, crossed by one straight line: steady pay",
  lead: "Some months it all comes in. Some months nothing does. In 70 minutes you will learn to pay yourself the same amount anyway.",
  reserve: "Save my seat",
  when: { locale: "en-GB", hour: "8 pm, Brasília time (UTC−3)" },
  starts: "Starts in",
  form: {
    title: "Save your seat",
    words: "Your link to the room arrives by e-mail right away, and again on the day.",
    name: "Your name",
    email: "Your e-mail",
    submit: "Save my seat",
    thanks: "Your seat is saved. The link to the room is on its way to your inbox.",
    note: "No group chat and no sales calls. One link, one reminder.",
  },
  plan: {
    title: "The 70 minutes",
    items: [
      ["0’", "Find your number", "What you really spend, worked out from your last three bank statements."],
      ["20’", "Three jars", "Tax, buffer and you. Which to fill first, and what to do in a thin month."],
      ["40’", "Payday", "How to pay yourself on the 5th, shown with a translator, a barber and a photographer."],
      ["55’", "Questions", "Ask anything. If you have to leave early, the answers reach you in writing."],
    ],
  },
  speaker: {
    title: "Who is teaching",
    words: [
      "**[Your name]** [say in two sentences what you do, since when, and what you know of income that jumps around.]",
      "In this class I recommend no investments and sell no course at the end.",
    ],
  },
  fit: {
    yes: "Come if you",
    yesItems: ["are paid by project, commission or day rate", "run home and business from one account", "lie awake over next month’s tax"],
    no: "Skip it if you",
    noItems: ["are after share or crypto tips", "have a salary and only want to cut spending"],
  },
  footer: "Money without a salary. Questions: [class@withoutasalary.example](mailto:class@withoutasalary.example)",
};
