import type { CourseSalesCopy } from "./copy.ts";

export const en: CourseSalesCopy = {
  title: "Sum Evenings: maths for grown-ups, six Tuesdays",
  description:
    "A live maths course for adults: six Tuesday evenings, from fractions to interest, with a blackboard and time to get it wrong.",
  brand: "Sum Evenings",
  join: "Join the class",
  hero: {
    kicker: "Live course, six Tuesdays, 7.30 to 9 pm",
    title: "Maths, once more. Slowly this time.",
    lead: "For anyone who got lost at fractions, learnt the tables without seeing why, and now signs up for instalments with eyes shut. Six evenings at the board, from the start, with sums out of your own life.",
    facts: "Thirty people at most. Recordings for a year.",
    look: "See every evening",
    imageAlt: "Blackboard with chalk drawings: a pizza in eight slices, a triangle with squares on its sides and a bar cut into parts",
  },
  evenings: {
    title: "What goes on the board",
    lead: "Each evening has one subject, three sums done together and one to take home. Open them up.",
    items: [
      [
        "Evening 1: what the tables hide",
        "To multiply is to count a rectangle. Once you see that, 7 × 8 no longer needs learning by heart.",
        "Tonight's sum: how much flooring a room of 3.20 m by 2.75 m takes.",
      ],
      [
        "Evening 2: fractions without the fright",
        "Half, third, three quarters: adding, comparing and sharing by cutting pizza, before any rule.",
        "Tonight's sum: a recipe for six that has to feed four.",
      ],
      [
        "Evening 3: a percentage is a fraction of 100",
        "Discounts, rises, and why 20% off followed by 20% on does not bring you back.",
        "Tonight's sum: three for two. How big is the discount, really?",
      ],
      [
        "Evening 4: proportion at last",
        "When two things grow together, when one grows as the other shrinks, and when neither is true.",
        "Tonight's sum: the big pack or two small ones, at your own shop's prices.",
      ],
      [
        "Evening 5: interest, month by month",
        "What interest on interest is, and how to find with a pocket calculator what each month of waiting costs.",
        "Tonight's sum: the instalments for this very course. Worth it? We work it out in front of you.",
      ],
      [
        "Evening 6: read a chart, and doubt it",
        "Mean, median, and the three tricks that make a line rise more than it did.",
        "Tonight's sum: a chart from this week's news, drawn again from nothing.",
      ],
    ],
  },
  weeks: {
    title: "How the weeks go",
    items: [
      ["A week before", "A test with no marks", "Twelve questions that show where you stopped. Nobody sees the result but you."],
      ["Weeks 1 and 2", "Numbers in the hand", "Tables and fractions, with squared paper and drawings."],
      ["Weeks 3 and 4", "From one to another", "Percentages and proportion, with real prices."],
      ["Weeks 5 and 6", "Grown-up sums", "Interest, instalments and charts. The first test once more ends the course."],
    ],
  },
  fit: {
    title: "Before you join, see if it suits you",
    yes: {
      title: "It is for people who",
      items: [
        "left school ten, twenty or forty years ago",
        "want to help with homework and get stuck",
        "deal with prices, sizes or payments at work",
      ],
    },
    no: {
      title: "It is not for people who",
      items: ["need to prepare for an exam", "can solve equations and want calculus", "want videos alone, without a class or homework"],
    },
  },
  offer: {
    title: "What the course adds up to",
    lead: [
      "Paid at once it is $69. In 12 payments of $6.40 it comes to $76.80: the extra $7.80 is the card's interest.",
      "On evening 5 you learn to find that difference by yourself, in any shop.",
    ],
    price: {
      title: "Six evenings, all included",
      description: "Next class: first Tuesday of the month.",
      value: "$69",
      suffix: "at once",
      instalments: { count: 12, value: "$6.40", isLead: true },
      items: [
        "Six live lessons of an hour and a half",
        "Recordings for a year",
        "A 64-page workbook as a PDF, made for printing",
        "Homework marked in writing, every week",
      ],
      button: "Join the class",
      note: "By card or PayPal. Access comes by e-mail.",
    },
  },
  guarantee: {
    title: "Come for two evenings, then decide",
    words: [
      "If it is not for you after the second lesson, write within 15 days of the first. You get all of it back, the card's interest included.",
      "We do not ask why. The workbook is yours to keep.",
    ],
  },
  questions: {
    title: "Asked by those not in yet",
    items: [
      [
        "What if I miss a Tuesday?",
        "The recording is up on Wednesday morning, with the board as a PDF. Homework can come in until Sunday.",
      ],
      [
        "Will I have to speak in front of the others?",
        "No. Cameras and microphones stay off, and you may ask in writing, without your name.",
      ],
      [
        "What do I need?",
        "Squared paper, a pencil, a rubber and a screen large enough for a blackboard. A calculator only from evening 5.",
      ],
      [
        "I have dyscalculia. Will it work?",
        "The pace is calm and there is a lot of drawing, but it is no clinical support. Write first and we will say frankly.",
      ],
      ["Is there a certificate?", "There is a statement of nine hours of lessons. It does not count as a school diploma."],
    ],
  },
  footer: "Sum Evenings. Questions before you join: [hello@sumevenings.example](mailto:hello@sumevenings.example)",
};
