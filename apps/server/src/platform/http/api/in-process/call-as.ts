import { contract, FALLBACK_LANGUAGE, type Scope } from "@vitrine/contract";
import type { Config } from "../../../config.ts";
import { Refusal } from "../../../refusal.ts";
import type { Caller } from "../../../request-context.ts";
import { type RequestLimits, requestGate } from "../../request-limits.ts";
import { type AnswerTools, answerRequest } from "../answer-request.ts";
import { listCalls } from "../call-table.ts";
import type { LargeBodies } from "../large-bodies.ts";
import { type CallLine, callRequest } from "./call-request.ts";
import type { CallInput, CallName, CallOutput, CallResult, Refused } from "./call-types.ts";

/** For whom this server makes calls, and what they may be about. */
export interface OnBehalf {
  /** The person's own account. */
  readonly personId: string;
  /** The account whose things it is about: the person's own, or one that he is a member of. */
  readonly accountId: string;
  /** As a key has them. */
  readonly scopes: readonly Scope[];
  /** What makes the calls, as logs and events name it: `assistant`. */
  readonly agent: string;
}

export interface CallOptions {
  /** Ends the waiting for it, a file that is being read, and what takes long. What was begun may be done all the same. */
  readonly signal?: AbortSignal;
}

/**
 * Makes a call of the contract by its name. Everything that an answer over HTTP would say is its result.
 * @throws the signal's reason, and nothing else
 */
export type MakeCall = <Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options?: CallOptions,
) => Promise<CallResult<CallOutput<Name>>>;

/** Calls that this server makes for people: in jobs, for agents. */
export interface Calls {
  /**
   * Makes calls for a person as a key of his with these scopes would, through the same door as over HTTP. Who he is,
   * what he may do and what the account is on is looked up for each of them. Not within a transaction: the call has its
   * own, and the embedded database one connection.
   */
  callAs(whom: OnBehalf): MakeCall;
}

export interface CallsOnBehalf extends Calls {
  /** From then on calls are answered. */
  serve(tools: ServeTools): void;
}

export interface ServeTools extends AnswerTools {
  readonly large: LargeBodies;
  readonly requests?: Partial<RequestLimits>;
  identify(whom: OnBehalf): Promise<Caller | null>;
}

/** Where such calls come from, as far as anybody asks. */
const OWN_ADDRESS = "::1";

const LINES: ReadonlyMap<string, CallLine> = new Map(
  Object.entries(contract).flatMap(([slice, calls]) =>
    Object.entries(calls).flatMap(([call, procedure]) => listCalls(procedure).map((line) => [`${slice}.${call}`, line] as const)),
  ),
);

/** The calls of a server that is being opened: slices take them along, and make them once it serves. */
export function callsOnBehalf({ publicUrl }: Pick<Config, "publicUrl">): CallsOnBehalf {
  let answer: ((request: Request, whom: OnBehalf, unsayable: Refusal | null) => Promise<Response>) | null = null;
  return {
    serve(tools) {
      const { onBehalf } = requestGate(tools.clock, tools.requests);
      answer = (request, whom, unsayable) =>
        answerRequest(tools, tools.large, request, {
          clientAddress: OWN_ADDRESS,
          userAgent: `Vitrine (${whom.agent})`,
          language: FALLBACK_LANGUAGE,
          mayBeWithinCall: true,
          beHeard: () => onBehalf(whom.personId),
          identify: () => tools.identify(whom),
          check(caller, error) {
            if (!caller) throw error ?? new Refusal("NOT_SIGNED_IN");
            if (unsayable) throw unsayable;
          },
        });
    },
    callAs:
      (whom) =>
      async (name, input, { signal } = {}) => {
        if (!answer) throw new Error("no call is answered before the server serves");
        signal?.throwIfAborted();
        const { request, unsayable } = sayable(publicUrl, name, input);
        const answered = answer(signal ? new Request(request, { signal }) : request, whom, unsayable);
        return resultOf(signal ? await orAborted(answered, signal) : await answered, signal);
      },
  };
}

interface Said {
  readonly request: Request;
  readonly unsayable: Refusal | null;
}

/** What cannot be said is refused by whoever answers, in the words of the person: not before it is known who he is. */
function sayable(origin: string, name: string, input: unknown): Said {
  const line = LINES.get(name);
  const nothing = new Request(`${origin}/api`);
  if (!line) return { request: nothing, unsayable: new Refusal("NOT_FOUND") };
  try {
    return { request: callRequest(origin, line, input), unsayable: null };
  } catch (error) {
    if (error instanceof Refusal) return { request: nothing, unsayable: error };
    throw error;
  }
}

/** The answer, unless the signal comes first; an answer that comes after it is read by nobody. */
function orAborted(answered: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      reject(signal.reason);
      answered.then((late) => late.body?.cancel()).catch(() => undefined);
    };
    signal.addEventListener("abort", stop, { once: true });
    answered.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

async function resultOf<Output>(response: Response, signal: AbortSignal | undefined): Promise<CallResult<Output>> {
  if (!response.ok) {
    const refusal = (await response.json()) as Refused["refusal"];
    const seconds = response.headers.get("retry-after");
    return { ok: false, status: response.status, refusal, retrySeconds: seconds === null ? null : Number(seconds) };
  }
  const isJson = (response.headers.get("content-type") ?? "").startsWith("application/json");
  const output: unknown = isJson ? await response.json() : readUntil(response.body, signal);
  return { ok: true, output: output as Output };
}

function readUntil(body: Response["body"], signal: AbortSignal | undefined): Response["body"] {
  return body && signal ? body.pipeThrough(new TransformStream(), { signal }) : body;
}
