import type { ThankyouWebinarCopy } from "./copy.ts";

export const en: ThankyouWebinarCopy = {
  title: "Your seat is kept: Window Light, a live class",
  description: "You are in for the class on product photos with a phone: date, time, what to have ready and the group with the link.",
  headline: "Seat kept.",
  lead: "The link to the room is in your inbox already. Put the date down now: it takes one tap.",
  locale: "en-GB",
  ticket: {
    kind: "Live class, free",
    name: "Window Light",
    subject: "Product photos with your phone, no flash and no studio",
    labels: { date: "Date", time: "Time", length: "Length", place: "Place" },
    time: "8 pm, Brasília time",
    length: "75 minutes",
    place: "Online, link by e-mail",
    stub: "Admits one",
  },
  calendar: {
    label: "Put it in my calendar",
    details: "The link to the room is in the e-mail you got when you signed up. Have a window, white card and your product at hand.",
  },
  group: { label: "Join the WhatsApp group", words: "Only the team writes there: three notices, and it closes the day after." },
  prepare: {
    title: "Have these ready",
    lead: "You take pictures along with us, during the class. None of it has to be bought.",
    imageAlt: "Table by a window: a bottle and a bar of soap before white card, with a phone beside them showing the picture",
    items: [
      ["A window", "Out of direct sun. At night, a lamp behind a sheet of paper stands in for it."],
      ["White card", "It is backdrop and reflector in one. Two sheets of copy paper taped together will do."],
      ["A product of yours", "Small enough to hold. If it shines, all the better: that is the hard part."],
      ["A clean lens", "Wipe the phone with the hem of your shirt first. That is half of the trouble."],
    ],
  },
  course: {
    title: "From here to the class",
    items: [
      ["Now", "An e-mail with the link to the room and this ticket."],
      ["The day before", "One reminder, at 6 pm."],
      ["Ten minutes before", "The room opens. Try sound and picture if you like."],
      ["The day after", "The recording comes by e-mail and stays up for seven days."],
    ],
  },
  help: {
    title: "No e-mail yet?",
    words:
      "Look among promotions and in spam. If it is not there, write to [hello@windowlight.example](mailto:hello@windowlight.example) and we will send the link again.",
  },
  footer: "Window Light, photo classes for people who sell what they make.",
};
