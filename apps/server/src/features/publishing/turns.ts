/** Does work of one key one after the other, in the order it was asked for; what fails does not hold up the next. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

export function takeTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = turn.catch(() => {});
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return turn;
  };
}
