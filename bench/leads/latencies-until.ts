import { ask } from "../sessions/http.ts";

const EVERY_MS = 20;

/** Milliseconds that a published page takes, asked for fifty times a second until something is over. */
export async function pageLatencies(
  port: number,
  page: { readonly host: string; readonly path: string },
  until: Promise<unknown>,
): Promise<number[]> {
  let isOver = false;
  const end = until.finally(() => {
    isOver = true;
  });
  const answers: ReturnType<typeof ask>[] = [];
  while (!isOver) {
    answers.push(ask(port, page));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await end;
  return (await Promise.all(answers)).map(({ status, ms }) => {
    if (status !== 200) throw new Error(`a page was answered ${status}`);
    return ms;
  });
}
