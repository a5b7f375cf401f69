import type { NutraPowderCopy } from "./copy.ts";

export const en: NutraPowderCopy = {
  title: "Plain Whey: protein powder with one ingredient",
  description:
    "Whey protein concentrate with no flavour and no sweetener. The whole label, how to take it and the price per serving in plain sight.",
  brand: "Plain Whey",
  sort: "Food supplement, powder",
  hero: {
    title: "Milk whey.\nThat’s it.",
    lead: "Concentrated protein powder with no flavour, no colouring and no sweetener. A single ingredient, and the full label just below.",
    buy: "See prices",
    look: "Read the label",
    imageAlt: "White tub with a yellow lid; on its label thirty dots, twenty-four of them yellow; in front, the scoop heaped with powder",
    dots: "Each dot on the tub is one gram of a serving. The 24 yellow ones are protein.",
  },
  facts: [
    ["24 g", "of protein in 30 g"],
    ["1", "ingredient, milk whey"],
    ["0 g", "of added sugar"],
    ["30", "servings in each tub"],
  ],
  label: {
    title: "The whole label, before the price",
    lead: "The same one that is printed on the tub, in type you can read.",
    ingredients: ["Ingredient", "Whey protein concentrate (from milk)."],
    notes: [
      "**Allergens: contains milk.** Contains lactose. Gluten free.",
      "Once open, use it within 90 days. Keep it tightly closed, away from sun and stove.",
    ],
    table: "Nutrition facts",
    portion: "Serving of 30 g (2 level scoops). 30 servings per tub.",
    heads: ["30 g", "% DV*"],
    rows: [
      ["Energy", "120 kcal", "6"],
      ["Protein", "24 g", "48"],
      ["Carbohydrate", "2.2 g", "1"],
      ["Total sugars", "2.2 g", ""],
      ["Added sugars", "0 g", "0"],
      ["Total fat", "1.8 g", "3"],
      ["Saturated fat", "1.1 g", "6"],
      ["Trans fat", "0 g", ""],
      ["Fibre", "0 g", "0"],
      ["Sodium", "48 mg", "2"],
      ["Calcium", "150 mg", "15"],
    ],
    foot: "*Share of the daily values that one serving provides.",
  },
  how: {
    title: "How to take it",
    steps: [
      [
        "Two level scoops",
        "The scoop is in the tub and holds 15 g. Run a knife across the top so two don’t become three.",
        "A measuring scoop levelled with a knife",
      ],
      ["200 ml of water or milk", "Cold or warm. In boiling liquid whey curdles, as any milk does.", "A glass filled to the mark"],
      ["Half a minute of stirring", "Let the foam settle and drink. Leftovers keep for a day in the fridge.", "A spoon stirring a glass"],
    ],
    note: "One serving a day, whenever suits you. There is no magic window after training.",
  },
  prices: {
    title: "The same powder, three ways to buy",
    lead: "Compare the price per serving. That is what tells you which is cheapest.",
    items: [
      {
        title: "Refill, 900 g",
        description: "To fill the tub you already have.",
        value: "$29",
        suffix: "",
        items: ["**$0.97** per serving", "30 servings", "Comes without a scoop"],
        button: "Buy the refill",
      },
      {
        title: "Tub, 900 g",
        description: "For the first time.",
        value: "$32",
        suffix: "",
        items: ["**$1.07** per serving", "30 servings", "A tub to keep, with its scoop"],
        button: "Buy the tub",
        ribbon: "Start with this one",
      },
      {
        title: "Two refills, 900 g",
        description: "For those who take it daily.",
        value: "$55",
        suffix: "",
        items: ["**$0.92** per serving", "60 servings", "Comes without a scoop"],
        button: "Buy two refills",
      },
    ],
    note: "You see shipping before you pay. This is not a subscription: nothing renews by itself.",
  },
  food: {
    title: "It is food. It is not medicine.",
    words: [
      "Protein is part of what you eat, like that of eggs and beans. The powder is there to top up your day with less work.",
      "It does not make you lose weight, cures nothing, and replaces neither a meal nor a doctor or dietitian. If your plate has enough already, you don’t need it.",
    ],
    rules: [
      "This product is not intended to diagnose, treat, cure or prevent any disease.",
      "Do not exceed the daily serving stated on the label.",
      "Keep out of reach of children.",
      "For adults. If you are pregnant, breastfeeding or have kidney disease, ask your doctor first.",
      "Food business registration: [your number].",
    ],
  },
  questions: {
    title: "Before you buy",
    items: [
      ["What does it taste of?", "Faintly of milk. It disappears in a banana smoothie or warm milky coffee."],
      [
        "I am lactose intolerant. Can I take it?",
        "Each serving has about 2 g of lactose. Ask whoever looks after you. If you are allergic to milk, do not use it.",
      ],
      [
        "How much protein do I need?",
        "It depends on your weight, your age and what you eat. Add up three days of meals and take the sum to a dietitian, who may well say you can do without.",
      ],
      ["What if I change my mind?", "You have 14 days from delivery to send it back. We refund the price and the shipping."],
    ],
  },
  footer: { maker: "Plain Whey Foods. [Company number]", contact: "Write to us: [hi@plainwhey.example](mailto:hi@plainwhey.example)" },
};
