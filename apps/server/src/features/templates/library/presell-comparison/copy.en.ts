import type { PresellComparisonCopy } from "./copy.ts";

export const en: PresellComparisonCopy = {
  title: "A blunt knife: three ways to fix it, side by side",
  description: "Slot sharpener, grinder or stone with a guide: what each costs over two years, and who each of them is wrong for.",
  sponsored: "**Advertisement.** This page was paid for by True Edge, who make option C.",
  magazine: "Side by Side",
  section: "Home and kitchen",
  headline: "A blunt knife: three ways to fix it",
  standfirst:
    "Squashed tomatoes, onions that slip, too much force in the hand. A kitchen knife loses its edge within months, and there are three usual ways out. Each is the best for somebody.",
  ways: [
    {
      name: "Slot sharpener",
      words: "Two V-shaped slots. Pull the knife through five times and put it away. The cheapest and the fastest.",
      alt: "A knife going through the V slot of a red hand sharpener",
      detail: "$12",
      wrong: [
        "your knives are good and you want them to last",
        "one of the blades is ceramic or very hard",
        "the edge is chipped or the tip broken off",
      ],
    },
    {
      name: "Grinding service",
      words: "You take the knife to someone who knows. It comes back ready, and even a chipped blade can be saved.",
      alt: "A grinding wheel turning, with a knife held to it and sparks",
      detail: "$5 a knife",
      wrong: [
        "there is no good one near you",
        "you cook daily and cannot be without the knife",
        "you want the same edge every month, for little",
      ],
    },
    {
      name: "Stone with a guide",
      words: "A stone of two grits and a clip that holds the angle. Asks for twenty minutes and a little practice.",
      alt: "A knife tilted on a sharpening stone, with a clip on its blade",
      detail: "True Edge, $49",
      wrong: [
        "you only cut bread: it cannot do serrations",
        "you own one knife, from the supermarket",
        "you know you will never take twenty minutes for it",
      ],
    },
  ],
  table: {
    title: "What differs from one to the next",
    caption: "Four knives, sharpened every three months",
    rows: [
      ["Spent in two years", "$24", "$160", "$49"],
      ["Your time, each knife", "1 minute", "there and back", "5 minutes"],
      ["Takes learning", "no", "no", "about three knives"],
      ["Metal taken off", "a lot", "some to a lot", "little"],
      ["Mends a chipped blade", "no", "yes", "no"],
      ["Bread knife, serrated", "no", "yes", "no"],
      ["Scissors", "no", "yes", "no"],
      ["Done at home, at once", "yes", "no", "yes"],
    ],
    note: "Average prices, which differ from town to town. Look up yours before you decide.",
  },
  wrong: { title: "Who each of them is wrong for", lead: "Do not choose this one if…" },
  method: {
    title: "How we did the sum",
    items: [
      "Four knives of ordinary steel, used at home, sharpened four times a year: 32 times in two years.",
      "The slot sharpener was replaced once, since its slots wear out.",
      "The two-grit stone lasts longer than the two years. Water is all it takes besides.",
      "We left out petrol and your time. Count them in, and both the grinder and the stone cost more.",
    ],
  },
  verdict: {
    title: "One sentence for each",
    words: [
      "**Slot sharpener:** for those who want it done today and are not attached to the knife.",
      "**Grinding service:** for chipped blades, scissors, serrations, and for sharpening once a year.",
      "**Stone with a guide:** for those who own knives they like and cook most days.",
    ],
  },
  offer: {
    label: "Option C, from those who pay for this page",
    title: "True Edge: the stone that holds the angle for you",
    words:
      "A stone of grits 1000 and 3000, a base that does not slip and a clip for 15 or 20 degrees. With a nine-minute video for your first knife.",
    go: "See True Edge",
    note: "$49, postage included. Thirty days to send it back, even used.",
  },
  footer: "Side by Side compares ways to sort things out at home. Advertising content.",
};
