/** What `/readyz` and `/readyz/app` say, as the application says it to its front: 200 for the first, 503 for the others. */
export const READINESS = ["ready", "not ready", "disk full"] as const;
export type Readiness = (typeof READINESS)[number];
