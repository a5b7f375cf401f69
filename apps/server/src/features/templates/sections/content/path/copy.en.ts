import type { PathCopy } from "./copy.ts";

export const en: PathCopy = {
  title: "What happens once you are in",
  lead: "No surprises and no hidden lessons. This is the way, from payment to finished work.",
  steps: [
    ["The same day", "Your access arrives", "One e-mail with your link and password. Use your phone or your computer."],
    ["Week 1", "The groundwork", "Two short lessons and an exercise that you keep for the end."],
    ["Weeks 2 to 5", "One part at a time", "Each lesson settles one piece. Send a question and we record the answer."],
    ["Week 6", "All in place", "Put the parts together, check them against the course’s list and show the result."],
  ],
};
