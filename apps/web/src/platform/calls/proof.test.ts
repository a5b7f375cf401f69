import { expect, it } from "vitest";
import { RefusedCall } from "./problem.ts";
import { answerProof, askForProof, proofStore, withProof } from "./proof.ts";

const needed = (): Promise<never> => Promise.reject(new RefusedCall({ code: "PROOF_NEEDED" }));

it("asks once for all calls that wait, and gives all of them the one answer", async () => {
  let told = 0;
  const stop = proofStore.subscribe(() => told++);
  const waiting = Promise.all([askForProof(), askForProof(), askForProof()]);
  expect([proofStore.isAsked(), told]).toEqual([true, 1]);
  answerProof(true);
  expect(await waiting).toEqual([true, true, true]);
  expect(proofStore.isAsked()).toBe(false);
  const cancelled = askForProof();
  expect(proofStore.isAsked()).toBe(true);
  answerProof(false);
  expect(await cancelled).toBe(false);
  stop();
});

it("is refused at once where nobody can be asked", async () => {
  expect(await askForProof()).toBe(false);
  expect(proofStore.isAsked()).toBe(false);
});

it("repeats the calls that waited, once the person has shown who they are", async () => {
  const stop = proofStore.subscribe(() => {});
  const made: string[] = [];
  let isProven = false;
  const call = (name: string) => (): Promise<string> => {
    made.push(name);
    return isProven ? Promise.resolve(`${name} done`) : needed();
  };
  const both = Promise.all([withProof(call("a")), withProof(call("b"))]);
  await new Promise((resolve) => setTimeout(resolve));
  isProven = true;
  answerProof(true);
  expect(await both).toEqual(["a done", "b done"]);
  expect(made).toEqual(["a", "b", "a", "b"]);
  stop();
});

it("leaves a call refused where the person cancels, and asks no more than once for it", async () => {
  const stop = proofStore.subscribe(() => {});
  const cancelled = withProof(needed);
  await new Promise((resolve) => setTimeout(resolve));
  answerProof(false);
  await expect(cancelled).rejects.toMatchObject({ problem: { code: "PROOF_NEEDED" } });
  const inVain = withProof(needed);
  await new Promise((resolve) => setTimeout(resolve));
  answerProof(true);
  await expect(inVain).rejects.toMatchObject({ problem: { code: "PROOF_NEEDED" } });
  expect(proofStore.isAsked()).toBe(false);
  stop();
});

it("does not ask for anything else that went wrong", async () => {
  const stop = proofStore.subscribe(() => {});
  await expect(withProof(() => Promise.reject(new RefusedCall({ code: "NOT_FOUND" })))).rejects.toMatchObject({
    problem: { code: "NOT_FOUND" },
  });
  expect(proofStore.isAsked()).toBe(false);
  stop();
});
