/**
 * Opens another address when a visitor goes back. The step that "back" undoes is put into the history once the visitor has
 * done something on the page: browsers pass over one that came by itself. Who only looked goes back to where they were.
 */
const target = document.currentScript?.dataset.to ?? "";
const BEHIND = "v-behind";
const HERE = "v-here";
const markOf = (state: unknown): unknown => (state as { readonly v?: unknown } | null)?.v;

function arm(): void {
  for (const type of ["pointerup", "keydown"]) removeEventListener(type, arm, true);
  // After a reload the step is there already.
  if (markOf(history.state) !== undefined) return;
  history.replaceState({ v: BEHIND }, "");
  history.pushState({ v: HERE }, "");
}

for (const type of ["pointerup", "keydown"]) addEventListener(type, arm, true);
addEventListener("popstate", ({ state }) => {
  if (markOf(state) !== BEHIND) return;
  const leaving = new CustomEvent("v-leave", { detail: { to: target } });
  dispatchEvent(leaving);
  location.replace(leaving.detail.to);
});
