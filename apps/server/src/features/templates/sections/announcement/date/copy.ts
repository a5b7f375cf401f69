/** What the notice of a date says. */
export interface DateCopy {
  readonly hour: string;
  readonly day: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
}
