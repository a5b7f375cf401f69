import { type CallRules, idOf, TOPICS } from "@vitrine/contract";
import { admit } from "../http/api/admit.ts";
import { Refusal } from "../refusal.ts";
import { type Caller, selfOf } from "../request-context.ts";
import type { LiveTopic } from "./live-topic.ts";

/** A topic as somebody asks for it: `leads`, or `page:pag_…`. */
export interface WantedTopic {
  readonly text: string;
  readonly name: string;
  readonly id?: string;
}

/** More than a browser's tabs together ever show. */
const MOST_TOPICS = 40;

/** @throws Refusal INVALID_INPUT for what is no topic, and for none or too many. */
export function readTopics(texts: readonly string[]): readonly WantedTopic[] {
  const unreadable = (): Refusal => new Refusal("INVALID_INPUT", { fields: [{ path: "topic", code: "invalid" }] });
  const distinct = [...new Set(texts)];
  if (distinct.length === 0 || distinct.length > MOST_TOPICS) throw unreadable();
  return distinct.map((text) => {
    const [, name = "", id] = /^([a-z_]+)(?::(.*))?$/.exec(text) ?? [];
    if (!Object.hasOwn(TOPICS, name)) throw unreadable();
    const topic = TOPICS[name as keyof typeof TOPICS];
    if (!("of" in topic)) {
      if (id !== undefined) throw unreadable();
      return { text, name };
    }
    if (!idOf(topic.of).safeParse(id).success) throw unreadable();
    return { text, name, id: id as string };
  });
}

function rulesOf(name: string): CallRules {
  return TOPICS[name as keyof typeof TOPICS].rules;
}

/** The account whose topic it is: the caller's own where it is about himself, else the one he is at work in. */
export function accountOfTopic({ name }: WantedTopic, caller: Caller): string {
  return rulesOf(name).role === "self" ? selfOf(caller) : caller.accountId;
}

/** Decides who may hear of what, by the rules of the calls that show the same. */
export interface TopicGate {
  /** @throws Refusal where the caller may not; NOT_FOUND for a thing that is not there, or another account's. */
  admit(wanted: WantedTopic, caller: Caller): Promise<void>;
}

/** @throws Error where no slice, or more than one, answers for a topic of one thing. */
export function topicGate(topics: readonly LiveTopic[], now: () => number): TopicGate {
  const answering = new Map(topics.map((topic) => [topic.name as string, topic]));
  const ofOne = Object.entries(TOPICS).flatMap(([name, topic]) => ("of" in topic ? [name] : []));
  if (ofOne.length !== topics.length || !ofOne.every((name) => answering.has(name)))
    throw new Error(`one slice each has to answer for: ${ofOne.join(", ")}`);
  return {
    async admit({ name, id }, caller) {
      const rules = rulesOf(name);
      admit(rules, false, { caller }, now());
      if (id !== undefined && !(await answering.get(name)?.isThere(caller, id))) throw new Refusal("NOT_FOUND");
      // What is told of all of an account says where: who may see some of its sites is told of one thing at a time.
      if (id === undefined && rules.role !== "self" && caller.sites !== null) throw new Refusal("FORBIDDEN");
    },
  };
}
