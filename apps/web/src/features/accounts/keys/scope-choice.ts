import { AREAS, type Area, type Scope } from "@vitrine/contract";

export type KeyRight = "read" | "write";

/** For each area what is allowed: nothing, reading, or reading and writing. */
export type ScopeChoice = Readonly<Partial<Record<Area, KeyRight>>>;

/** After a box was ticked or cleared: who may write may read. */
export function chooseScope(choice: ScopeChoice, area: Area, right: KeyRight, isChosen: boolean): ScopeChoice {
  const { [area]: _before, ...others } = choice;
  if (isChosen) return { ...others, [area]: right };
  return right === "write" ? { ...others, [area]: "read" } : others;
}

/** The permissions a choice stands for. */
export function scopesOf(choice: ScopeChoice): Scope[] {
  return AREAS.flatMap((area): Scope[] => {
    const right = choice[area];
    if (!right) return [];
    return right === "write" ? [`${area}:read`, `${area}:write`] : [`${area}:read`];
  });
}

/** The choice that permissions stand for. */
export function choiceOf(scopes: readonly Scope[]): ScopeChoice {
  const rightOf = (area: Area): KeyRight | undefined =>
    scopes.includes(`${area}:write`) ? "write" : scopes.includes(`${area}:read`) ? "read" : undefined;
  return Object.fromEntries(AREAS.flatMap((area) => (rightOf(area) ? [[area, rightOf(area)]] : [])));
}
