import type { UpsellCopy } from "./copy.ts";

export const en: UpsellCopy = {
  title: "Four weeks with a coach, for your first 5\u00a0km",
  description: "Your running plan is in your inbox. If you would like company, a coach adjusts your training for four weeks.",
  paid: "Payment received: your “First 5\u00a0km” plan is in your inbox.",
  bib: "My first",
  number: "5\u00a0km",
  headline: "Would you like a coach beside you for the first four weeks?",
  lead: "The plan works on its own. With a coach it changes when you do: sore shins, a week of night shifts, rain on Sunday.",
  items: [
    "She reads your runs every Monday and adjusts your week",
    "Send a voice note, hear back within one working day",
    "One video call to look at how you run",
  ],
  price: "$19",
  terms: "One payment, same card. It ends after four weeks and never renews.",
  accept: "Yes, add the coach",
  decline: "No thanks, just the plan",
  calm: "No rush. It stays in your student area at the same price.",
  coach:
    "**[Coach’s name, qualification]** [say in two sentences how long she has coached beginners, and how she came to run.] She takes twenty people a month, so that she can listen to every voice note.",
  access:
    "**Your plan is yours already.** The way in is in your confirmation e-mail, with week one’s runs. Can’t find it? Look in spam, or write to us.",
  footer: "About your order: [help@first5.example](mailto:help@first5.example)",
};
