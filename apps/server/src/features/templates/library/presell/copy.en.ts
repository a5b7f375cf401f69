import type { PresellCopy } from "./copy.ts";

export const en: PresellCopy = {
  title: "The loaf that only worked when I stopped rushing",
  description: "Three hard loaves, a notebook of times, and what a small flat taught me about slow fermentation.",
  magazine: "Crumb",
  sponsored: "Advertisement by Slow Oven",
  section: "The home kitchen",
  headline: "The loaf that only worked when I stopped rushing",
  standfirst: "For a month I blamed the flour, the oven and the weather. It was the clock all along.",
  byline: "By **[who writes]**. A 5-minute read",
  imageAlt: "A round, dark-crusted loaf with an ear of wheat cut into its top, on a striped cloth",
  caption: "Loaf number six. The first five became breadcrumbs.",
  opening: [
    "My first loaf weighed about as much as a brick. My husband was polite about the crust. My son asked whether we were meant to eat it or prop the door open with it.",
    "I had followed the recipe to the letter: flour, water, salt, and a jar of starter from the woman upstairs. “Leave to rise for four hours,” it said. I left it four hours, and not a minute more.",
  ],
  parts: [
    {
      title: "Dough can’t tell the time",
      words: [
        "It was the woman upstairs who solved it. She walked into my kitchen, laid a hand on the worktop and said: “It’s cold in here, love. Whose four hours?”",
        "A starter is alive. At 28 degrees it runs; at 20 it strolls. The recipe had been written in somebody else’s summer. My dough wanted nine hours, and I had been baking it at four.",
      ],
    },
    {
      title: "What I watch instead",
      words: [
        "I gave up the timer for three signs. The dough should nearly double. It should wobble like jelly when you nudge the bowl. And when you press it, the dent should fill back slowly.",
        "I wrote it all down: time, temperature, size. With loaf six I lifted the lid and the crust sang. It is a faint crackle, the sound of bread cooling, and once you have heard it you listen for it every time.",
      ],
    },
    {
      title: "Bread for people with jobs",
      words: [
        "The best surprise was that slowness helps. I mix at seven in the evening, the dough rises in the fridge while I sleep, and I bake before my shower. That is forty minutes of work, spread over twelve hours.",
      ],
    },
  ],
  quote: "“It’s cold in here, love. Whose four hours?”",
  clock: {
    title: "Twelve hours, forty minutes of work",
    alt: "Four pieces of dough in a row, each larger and bubblier than the last",
    steps: [
      ["7 pm", "Mix, then let it rest"],
      ["9 pm", "Fold twice and put it in the fridge"],
      ["6 am", "Shape while the oven heats"],
      ["7 am", "Bake with the lid on, then off"],
    ],
  },
  box: {
    label: "Who presents this article",
    title: "Slow Oven, the course that would have saved me five loaves",
    words: [
      "Six lessons filmed in a flat, with an ordinary oven and supermarket flour. You learn to read the dough and build a timetable that fits your week.",
      "The first lesson is open to everyone, and a starter begins today: flour, water and a clean jar.",
    ],
    go: "Have a look at Slow Oven",
    note: "Slow Oven, who sell the course, paid for this piece.",
  },
  footer: "Crumb is a magazine about food made at home.",
};
