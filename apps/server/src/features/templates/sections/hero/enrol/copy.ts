/** What the opening with the form says. */
export interface EnrolCopy {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly imageAlt: string;
  readonly form: {
    readonly title: string;
    readonly name: string;
    readonly email: string;
    readonly submit: string;
    readonly thanks: string;
  };
}
