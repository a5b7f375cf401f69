import { contract, ERRORS, type ErrorCode, type ErrorEnvelope, fill } from "@vitrine/contract";
import { expect, onTestFinished, vi } from "vitest";
import type { client } from "../platform/calls/client.ts";

/** Why the fake server does not do it: a code of the contract, and what it carries. */
export interface Refusal {
  readonly refusedFor: ErrorCode;
  readonly fields?: ErrorEnvelope["fields"];
  readonly data?: unknown;
}

/** Nothing answers: no connection, or a server that is away. */
export const NO_ANSWER = { isNoAnswer: true } as const;

type Said<Output> = Output | Refusal | typeof NO_ANSWER;

/** What some calls are answered, by the names of the contract; what the server could not say does not compile. */
export type FakeAnswers<Calls = typeof client> = Calls extends (...rest: infer Rest) => Promise<infer Output>
  ? (input: Rest[0 & keyof Rest]) => Said<Output> | Promise<Said<Output>>
  : { readonly [Name in keyof Calls]?: FakeAnswers<Calls[Name]> };

/** A server that answers as it was told, and remembers what it was asked. */
export interface FakeApi {
  /** The calls that came, in order: `sites.create`, and what with. */
  readonly asked: { readonly call: string; readonly input: unknown }[];
  /** Answers differently from now on; what is not named stays. */
  answer(answers: FakeAnswers): void;
}

interface Schema {
  parse(value: unknown): unknown;
}

interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
  readonly input: Schema | undefined;
  readonly output: Schema | undefined;
}

interface Router {
  readonly [name: string]: Router;
}

function callsAt(router: Router, path: readonly string[] = []): Call[] {
  const call = router["~orpc"] as unknown as
    | { readonly route: { readonly method: string; readonly path: string }; readonly inputSchema?: Schema; readonly outputSchema?: Schema }
    | undefined;
  if (!call) return Object.entries(router).flatMap(([name, inner]) => callsAt(inner, [...path, name]));
  const { method, path: address } = call.route;
  const pattern = new RegExp(`^/api${address.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
  return [{ name: path.join("."), method, path: pattern, input: call.inputSchema, output: call.outputSchema }];
}

// A path of its own before one with a name in it: `/pages/names` is no page.
const CALLS = callsAt(contract as unknown as Router).toSorted((a, b) => a.path.source.localeCompare(b.path.source));

function isRefusal(said: unknown): said is Refusal {
  return typeof said === "object" && said !== null && "refusedFor" in said;
}

async function bodyOf(request: Request): Promise<object> {
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === "" ? {} : JSON.parse(text);
}

function reply(call: Call, said: unknown): Response {
  if (said === NO_ANSWER) throw new TypeError("Failed to fetch");
  if (isRefusal(said)) {
    const { refusedFor: code, fields = [], data } = said;
    const { status, message } = ERRORS[code];
    const words = fill(message.pt, (data ?? {}) as Readonly<Record<string, string>>);
    return Response.json({ code, message: words, requestId: "req_fake", fields, data }, { status });
  }
  if (call.output && said !== undefined) call.output.parse(said);
  return said === undefined ? new Response(null, { status: 204 }) : Response.json(said);
}

/**
 * Answers the calls of this test in the server's place, at `fetch`. What comes is read by the contract's own schemas, and
 * so is what goes; a call that the server would not take, or that nobody told what to answer, fails the test.
 */
export function fakeApi(first: FakeAnswers): FakeApi {
  const answers = new Map<string, (input: unknown) => unknown>();
  const wrong: unknown[] = [];
  const api: FakeApi = {
    asked: [],
    answer(more) {
      for (const [name, answer] of answersIn(more as AnswerTree)) answers.set(name, answer);
    },
  };
  api.answer(first);
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const call = CALLS.find(({ method, path }) => method === request.method && path.test(pathname));
    const answer = call && answers.get(call.name);
    try {
      if (!answer) throw new Error(`nobody said what ${request.method} ${pathname} is answered`);
      const named = { ...Object.fromEntries(searchParams), ...call.path.exec(pathname)?.groups, ...(await bodyOf(request)) };
      const input = call.input ? call.input.parse(named) : undefined;
      api.asked.push({ call: call.name, input });
      const said = await answer(input);
      if (request.signal.aborted) throw request.signal.reason;
      return reply(call, said);
    } catch (error) {
      if (!(error instanceof TypeError) && !request.signal.aborted) wrong.push(error);
      throw error;
    }
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(wrong, "what the fake API could not take or answer").toEqual([]);
  });
  return api;
}

interface AnswerTree {
  readonly [name: string]: AnswerTree | ((input: unknown) => unknown);
}

function answersIn(tree: AnswerTree, path = ""): [string, (input: unknown) => unknown][] {
  return Object.entries(tree).flatMap(([name, inner]): [string, (input: unknown) => unknown][] =>
    typeof inner === "function" ? [[path + name, inner]] : answersIn(inner, `${path}${name}.`),
  );
}
