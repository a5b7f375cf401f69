import type { VslLetterCopy } from "./copy.ts";

export const en: VslLetterCopy = {
  title: "The Gentle Reminder: 14 messages for overdue invoices",
  description: "A letter and an 8-minute video for freelancers: how to ask for an overdue invoice and keep the client.",
  head: [
    ["To:", "anyone self-employed who hates chasing money"],
    ["From:", "The Gentle Reminder"],
    ["About:", "that invoice from last month"],
  ],
  headline: "How to ask for what you are owed and keep the client",
  video: {
    title: "One reminder, written while you watch",
    note: "8 minutes, with sound. The letter below says the same, for those who would rather read.",
  },
  buy: "Send me the 14 messages",
  price: "$15, once. It comes by e-mail straight away.",
  opening: [
    "Hello,",
    "You handed in the work. The client liked it. The 10th went by, then the 20th, and the invoice is still open.",
    "You have opened the chat three times. You typed “hi, how are you?”, rubbed it out and went to do something else. That is not laziness: asking feels like accusing, and you would like to go on working with this person.",
    "So the silence grows. And the longer it lasts, the odder it feels to write.",
    "Yet most late payments have a dull reason: the invoice went to the wrong inbox, the one who approves it was away, nobody wrote down the date. For those, one short message will do, with no apology and no threat. Like this one:",
  ],
  sample: {
    label: "Message 5, for the fifth day overdue",
    words: [
      "Hi [name], invoice 041 for $1,800 was due on Thursday and has not arrived here yet. It may have got lost on the way, so here it is again.",
      "Could you tell me by Friday which day it will be paid? Then I can plan the start of the next stage.",
    ],
    why: [
      "See what it does **not** do. It does not apologise for bothering anyone. It does not ask how things are. It does not say “outstanding”.",
      "It gives the number, the sum and the date; it offers a way out with honour; and it ends on **a question whose answer is a weekday**. That makes it easy to answer.",
    ],
  },
  kit: {
    title: "What you get",
    lead: "Fourteen messages of that sort, in the order you will need them:",
    items: [
      "Three for before the due date, which save half of the trouble",
      "Five for the first month, from light to firm",
      "Two for a client who says there is no money right now",
      "One that offers instalments, with the sum worked out",
      "Two to stop work without slamming the door",
      "One to end it, when it is time to end it",
    ],
  },
  middle: [
    "Each comes twice: once for chat, once for e-mail. And with a line that says when **not** to use it.",
    "There is a one-page calendar as well, for the wall: which message goes out on which day, counted from the due date. You stop deciding, and deciding is what wears you out.",
  ],
  limits: {
    title: "Who this is not for",
    items: [
      "If the debt is in court already, talk to a lawyer.",
      "If you want to scare somebody, there is not one threat in here.",
      "If the client never meant to pay, no sentence will change that. Message 14 helps you leave with your head up.",
    ],
    after:
      "We cannot know how much you will be paid, or when: that is up to whoever owes it. What we change is that the message goes out today.",
  },
  closing: [
    "It is $15, paid once. If within seven days you find that you would have written it better yourself, answer the e-mail of your order and you get all of it back. The messages stay with you.",
    "The invoice is open. So is the conversation. One message is missing.",
    "Kind regards,",
  ],
  signed: "The team of The Gentle Reminder",
  postscript: [
    "**P.S.** If you take only one thing from this letter, take this: swap “whenever you can” for a day of the week.",
    "**P.P.S.** The message in the middle of the letter is yours, whether you buy or not.",
  ],
  footer: [
    "Writing for friendly reminders. It does not replace legal advice.",
    "Write to us: [hello@gentlereminder.example](mailto:hello@gentlereminder.example)",
  ],
};
