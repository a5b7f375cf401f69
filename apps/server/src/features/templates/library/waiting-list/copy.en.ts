import type { WaitingListCopy } from "./copy.ts";

export const en: WaitingListCopy = {
  title: "In Plain Sight: waiting list for a writing course",
  description: "A writing course for people who need to be understood at work. Opens in March; those on the list get date and price first.",
  brand: "In plain sight",
  opens: "Opens in March",
  lines: ["an idea", "that nobody", "understood", "gets"],
  headline: "clear",
  lead: "Six weeks to write e-mails, proposals and reports that need only one reading. Join the list and hear of the opening a day before everybody else.",
  form: {
    name: "Waiting list",
    email: "Your e-mail",
    submit: "Join the list",
    thanks: "You are on the list. In March you get the date, the price and the programme, all in one message.",
  },
  note: "Two messages until March, and none after that unless you want them.",
  facts: [
    ["Six weeks", "One class a week, an hour long, and one piece of yours corrected in each."],
    ["Twenty places", "That is how much can be read with care. When they are gone, the list counts for the next group."],
    ["No strings", "Being on the list neither books nor costs anything. It is only a notice."],
  ],
  footer: "In plain sight. [hi@inplainsight.example](mailto:hi@inplainsight.example)",
};
