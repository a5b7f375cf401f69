/** The most there is: a second short of a day. */
const MOST_SECONDS = 86_399;

/**
 * What somebody meant by a time that they typed: `45` are seconds, `1:30` minutes and seconds, `90:00` an hour and a half.
 * What cannot be a time stays as it is.
 */
export function repairDelay(typed: string): string {
  const text = typed.trim();
  if (!/^\d{1,5}(?::\d{1,4}){0,2}$/.test(text)) return text;
  const seconds = text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  if (seconds === 0) return "";
  if (seconds > MOST_SECONDS) return text;
  const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");
  return `${two(seconds / 3_600)}:${two((seconds % 3_600) / 60)}:${two(seconds % 60)}`;
}
