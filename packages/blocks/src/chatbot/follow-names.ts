import type { ChatbotProps } from "./chatbot-props.ts";

/**
 * The steps once one of them is called otherwise: what led to it still does. Not where another has its old name or its
 * new one, so that what is typed letter by letter takes nothing from a step whose name it comes by.
 */
export function followNames(before: ChatbotProps, after: ChatbotProps): Partial<ChatbotProps> {
  const names = new Map(before.steps.map(({ id, name }) => [id, name]));
  const [step, ...more] = after.steps.filter(({ id, name }) => names.has(id) && names.get(id) !== name);
  if (!step || more.length > 0) return {};
  const [from, to] = [names.get(step.id), step.name];
  if (after.steps.some(({ id, name }) => id !== step.id && (name === from || name === to))) return {};
  const follow = <Leading extends { to: string }>(leading: Leading): Leading => (leading.to === from ? { ...leading, to } : leading);
  return { steps: after.steps.map((each) => follow({ ...each, choices: each.choices.map(follow) })) };
}
