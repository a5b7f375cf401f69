/** What the table of two offers says. */
export interface VersusCopy {
  readonly title: string;
  readonly lead: string;
  readonly first: { readonly name: string; readonly detail: string };
  readonly second: { readonly name: string; readonly detail: string };
  readonly lessons: { readonly feature: string; readonly first: string; readonly second: string };
  readonly access: { readonly feature: string; readonly first: string; readonly second: string };
  readonly notebook: string;
  readonly questions: string;
  readonly templates: string;
  readonly note: string;
  readonly one: string;
  readonly all: string;
}
