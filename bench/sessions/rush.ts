import { ask, type HttpReply } from "./http.ts";
import { logIn } from "./log-ins.ts";

export interface Rush {
  /** Milliseconds a log-in that was let in took. */
  readonly answered: readonly number[];
  /** How many were told when to come back. */
  readonly refused: number;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Logs in at a steady rate, whether or not the answers keep up: one captcha each. */
export async function rush(port: number, captchas: readonly string[], perSecond: number): Promise<Rush> {
  const start = performance.now();
  const replies: Promise<HttpReply>[] = [];
  for (const [n, captcha] of captchas.entries()) {
    await wait(Math.max(0, start + (n * 1_000) / perSecond - performance.now()));
    replies.push(logIn(port, captcha));
  }
  const answered: number[] = [];
  let refused = 0;
  for (const reply of await Promise.all(replies)) {
    const isPolite = reply.status === 503 && reply.headers["retry-after"] !== undefined && reply.text.includes("LOG_IN_BUSY");
    if (reply.status === 200) answered.push(reply.ms);
    else if (isPolite) refused += 1;
    else throw new Error(`a log-in was answered ${reply.status}: ${reply.text}`);
  }
  return { answered, refused };
}

/** Milliseconds that a published page and the health check take, asked for fifty times a second until told to stop. */
export async function probe(
  port: number,
  page: { readonly host: string; readonly path: string },
  until: Promise<unknown>,
): Promise<{ readonly page: readonly number[]; readonly ready: readonly number[] }> {
  let isOver = false;
  const end = until.finally(() => {
    isOver = true;
  });
  const [pages, readies]: [Promise<HttpReply>[], Promise<HttpReply>[]] = [[], []];
  while (!isOver) {
    pages.push(ask(port, page));
    readies.push(ask(port, { path: "/readyz/app" }));
    await wait(20);
  }
  await end;
  const times = async (answers: Promise<HttpReply>[]): Promise<number[]> =>
    (await Promise.all(answers)).map(({ status, ms }) => {
      if (status !== 200) throw new Error(`a probe was answered ${status}`);
      return ms;
    });
  return { page: await times(pages), ready: await times(readies) };
}
