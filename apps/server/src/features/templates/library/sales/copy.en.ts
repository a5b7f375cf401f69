import type { SalesCopy } from "./copy.ts";

export const en: SalesCopy = {
  title: "Six Strings: guitar from scratch, 20 minutes a day",
  description: "A video guitar course for people who have never played. Four weeks, four chords and one whole song at the end.",
  brand: "Six Strings",
  nav: { weeks: "The four weeks", teacher: "Your teacher", questions: "Questions", buy: "Start" },
  hero: {
    kicker: "Guitar course on video",
    title: "Play one whole song in four weeks",
    lead: "For anyone with a guitar gathering dust. Practise 20 minutes a day, learn one chord a week, and finish the month with a song you can play from first note to last.",
    buy: "Start the course",
    look: "See the four weeks",
    imageAlt: "Close-up of an acoustic guitar, its neck rising diagonally over dark green",
    facts: [
      ["28", "lessons of 6 to 12 minutes"],
      ["20 min", "of practice a day"],
      ["2 years", "to watch and rewatch"],
    ],
  },
  weeks: {
    title: "One chord a week. That’s the plan.",
    lead: "Most beginners quit because they try ten chords at once. Here your hand learns one, and it goes straight into that day’s song.",
    items: [
      {
        name: "Week 1",
        title: "E minor",
        text: "Two fingers and your first strum. Tune up, play, tap your foot.",
        alt: "Chord diagram of E minor",
      },
      {
        name: "Week 2",
        title: "G major",
        text: "Your first chord change, slowly, until the gap disappears.",
        alt: "Chord diagram of G major",
      },
      {
        name: "Week 3",
        title: "C major",
        text: "Three chords going round. Sing over them, in tune or not.",
        alt: "Chord diagram of C major",
      },
      {
        name: "Week 4",
        title: "D major",
        text: "The whole song: intro, verse, chorus and a proper ending.",
        alt: "Chord diagram of D major",
      },
    ],
  },
  teacher: {
    label: "Your teacher",
    quote: "“Nobody has ever invited me over to hear scales. They invite me to play songs, so songs come first.”",
    about: [
      "**[Your name]** [say in two sentences how long you have taught, where, and whom.]",
      "Every lesson is filmed standing up in the practice room, with the camera on the left hand. No intros, no filler.",
    ],
  },
  included: {
    title: "What you get",
    lead: "All of it is in your student area the same day.",
    items: [
      "28 short video lessons, in order",
      "Strumming tracks at three speeds",
      "A printable songbook with chord charts",
      "Twelve songs that use the course’s four chords",
      "One video question a week, answered by your teacher",
      "A guide to tuning and changing strings at home",
    ],
  },
  voices: {
    title: "From people who got there",
    items: [
      ["Paste what a student wrote after the first song, in their own words and with their permission.", "[Student’s name, town]"],
      ["Choose somebody who took their time as well. Whoever fears to be late will find company there.", "[Student’s name, town]"],
      ["And a story that tells what was hard: it convinces more than praise does.", "[Student’s name, town]"],
    ],
  },
  offer: {
    label: "The full course",
    title: "Start today, on your own sofa",
    price: "$39",
    terms: "One payment. No subscription, nothing to cancel.",
    items: [
      "Two years of access, on phone and computer",
      "Chord charts and backing tracks to download",
      "Answers to your questions for the first four weeks",
    ],
    buy: "Start the course now",
    promise: "Not for you? Write us one line within 14 days and you get it all back.",
  },
  questions: {
    title: "Before you decide",
    items: [
      ["Will any guitar do?", "Yes. Nylon or steel, new or inherited. Lesson 2 shows you how to tell whether it needs a set-up."],
      [
        "What if I can’t find 20 minutes every day?",
        "Five days a week is enough. Miss a whole week and the catch-up lesson gets you back in five minutes.",
      ],
      ["I’m left-handed.", "Every diagram comes both ways round, and one lesson shows you how to swap the strings."],
      ["Do I need to read music?", "No. The course uses chord charts and diagrams, explained in the first lesson."],
      ["How do I get in?", "By e-mail, as soon as your payment goes through. It usually takes a few minutes."],
    ],
  },
  footer: { maker: "Six Strings, a small guitar school", contact: "Talk to us: [hi@sixstrings.example](mailto:hi@sixstrings.example)" },
};
