import type { ClubOffersCopy } from "./copy.ts";

export const en: ClubOffersCopy = {
  title: "The Terrace: the club’s paper, for adults only",
  description: "What the club offers, how to read odds and where to stop. Betting is for adults of legal age, with a licensed operator.",
  masthead: { before: "Out on Saturdays", name: "The Terrace", after: "Not for minors" },
  age: { figure: "18+", words: "No betting under age" },
  story: {
    headline: "A match has 90 minutes. Your limit comes first.",
    standfirst: "In the club you decide what you can spend before the whistle. Once the ball rolls, the limit does not go up.",
    imageAlt: "A ball in the middle of a floodlit pitch, a full stand behind it",
    caption: "Every match ends. The betting has to end as well.",
    columns: [
      "The Terrace is for people who love football and now and then like to stake some change on it. The paper brings the weekend’s fixtures, the sums behind the odds and the rules of the house, with no sure tips and no promises.",
      "Nobody gets a bonus for opening an account here. What we offer is something else: limits, breaks and a statement that anybody can read.",
      "Most people who bet lose money over time. If that sentence spoils the fun, this is not for you, and that is fine.",
    ],
    go: "Get the paper",
  },
  warning: {
    title: "Yellow card",
    words: [
      "Betting is paid leisure, like the cinema. It is not income, not an investment, and it settles no overdue bill.",
      "Stake only money you would already call lost. Betting can be addictive.",
    ],
    signs: "Stop and get help if you",
    items: ["bet to win back what you lost", "hide from somebody what you spent", "borrowed money to bet", "lose sleep or work over it"],
  },
  offers: {
    title: "What the club offers",
    items: [
      ["A limit before the match", "Deposit, loss and time, by day and by month. Lower it at once; raising it takes two days."],
      ["A break at one tap", "A day, a week, a month. Excluding yourself for good is one tap away as well."],
      ["A statement, unadorned", "On the 1st, one line: what came in, what went out, what is missing."],
      ["Odds read aloud", "Beside every price, the chance it implies and the margin of the house."],
    ],
  },
  odds: {
    title: "The sum the house does",
    lead: "Divide 100 by the odds and you have the chance they imply. Add up the three chances of a match:",
    heads: ["Outcome", "Odds", "Chance"],
    rows: [
      ["Home win", "2.10", "47.6%"],
      ["Draw", "3.40", "29.4%"],
      ["Away win", "3.50", "28.6%"],
    ],
    sum: ["Total", "", "105.6%"],
    moral:
      "Whatever is above 100% stays with the house. That is why, over time, the winner is the house. An example sum, not the odds of any match.",
  },
  join: {
    title: "Saturday’s paper, in your inbox",
    words: "The weekend’s fixtures and the sum of the week. No tips, and nothing at odd hours.",
    form: "Saturday paper",
    email: "Your e-mail",
    adult: "I am 18 or older, and of legal age to bet where I live",
    submit: "Get the paper",
    thanks: "Done. The next paper arrives on Saturday morning.",
    note: "One click at the end of any paper takes you off the list.",
  },
  questions: {
    title: "Letters to the editor",
    items: [
      [
        "Can I live off this?",
        "No. Whoever promises that is selling something. Betting is an expense, and should fit into what is left of the month.",
      ],
      [
        "What if I go over my limit?",
        "The system won’t let you. Asking for more halfway is no help: a higher limit only holds two days after you ask.",
      ],
      ["How do I close my account?", "Under Account, Close. The balance goes back to your bank, and the club does not ask why."],
    ],
  },
  legal: {
    title: "Imprint",
    items: [
      "Operated by [company name], registration [number].",
      "Licensed by [regulator] under licence [number], for people aged [18 or 21] or over in [where it holds].",
      "Check the licence in the regulator’s public register: [address of the register].",
    ],
    help: "Need to talk? [Name of your country’s helpline] answers at [telephone number], free and in confidence.",
    contact: "Complaints: [complaints@theterrace.example](mailto:complaints@theterrace.example)",
  },
};
