import { type AccessRows, LOOK, PLAN } from "../../access-matrix-rows.ts";

/** No plan includes it: support opens it to an account. */
const BY_SUPPORT = Object.fromEntries(
  ["trial", "paid", "admin", "key", "support", "editor", "limited"].map((caller) => [caller, "PLAN_REQUIRED"]),
);

export const ACCESS: AccessRows = {
  "POST /pages/import": PLAN,
  "POST /pages/fragments": PLAN,
  "GET /pages/{id}/project.json": LOOK,
  "POST /pages/clone": { ...PLAN, ...BY_SUPPORT },
};
