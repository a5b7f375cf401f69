import type { LinkInBioCopy } from "./copy.ts";

export const en: LinkInBioCopy = {
  title: "Small Clay, a studio for ceramic tableware",
  description: "Handmade tableware, fired once a month: what is ready now, Saturday workshops, visits and commissions.",
  name: "Small Clay",
  about: "Tableware made by hand. One potter, one kiln, one firing a month.",
  links: { pieces: "From this firing", classes: "Saturday workshop", visit: "Visit the studio", order: "Commission by e-mail" },
  pieces: {
    title: "Firing no. 31",
    items: [
      {
        name: "Ash jar",
        made: "Stoneware, wood-ash glaze. 31 cm",
        price: "$85",
        alt: "A round jar of dark clay with pale glaze running down it",
      },
      {
        name: "Tide bottle",
        made: "Porcelain, cobalt oxide. 34 cm",
        price: "$78",
        alt: "A pale bottle with a blue neck and waves painted around its belly",
      },
      {
        name: "Salt bowl",
        made: "Terracotta, white-glazed rim. 24 cm",
        price: "$42",
        alt: "A wide terracotta bowl with a speckled white rim",
      },
      { name: "Moss mug", made: "Stoneware, half-dipped in green. 300 ml", price: "$19", alt: "A moss-green mug with a bare clay base" },
    ],
    note: "There is only one of each. When somebody takes it home, its label comes down.",
  },
  classes: {
    title: "Saturday workshop",
    words: [
      "Four hours, six people, a wheel each. You throw two pieces; I glaze them, fire them and post them to you.",
      "9 am to 1 pm. $52, with clay, firing and coffee.",
    ],
  },
  visit: {
    title: "Visit the studio",
    words: [
      "Rua da Câmara, Tiradentes, Brazil: the blue door. Thursday to Sunday, 10 to 5. If it is shut I am out the back by the kiln, so clap your hands.",
    ],
  },
  mail: "hello@smallclay.example",
  follow: "Watch the kiln being opened: [Instagram](https://www.instagram.com/) and [Pinterest](https://www.pinterest.com/)",
};
