import { ask, type HttpRequest } from "../sessions/http.ts";

const EVERY_MS = 20;

/** Milliseconds that an answer takes, asked for fifty times a second until something is over. Only a 200 will do. */
export async function latenciesUntil(port: number, request: HttpRequest, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const end = until.finally(() => {
    isOver = true;
  });
  const answers: ReturnType<typeof ask>[] = [];
  while (!isOver) {
    answers.push(ask(port, request));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await end;
  return (await Promise.all(answers)).map(({ status, ms }) => {
    if (status !== 200) throw new Error(`${request.path} was answered ${status}`);
    return ms;
  });
}
