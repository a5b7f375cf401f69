/** Lets the bubble beside the button come, and be closed for the visit; without this script it is always there. */

function wasClosed(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function keepClosed(name: string): void {
  try {
    sessionStorage.setItem(name, "1");
  } catch {
    // Storage is full or switched off: it is back when the page is opened again.
  }
}

function start(root: HTMLElement): void {
  const bubble = root.querySelector(".v-wa-bubble");
  const name = `v-whatsapp ${location.pathname} ${root.dataset.key}`;
  const close = (): void => {
    keepClosed(name);
    bubble?.remove();
  };
  bubble?.querySelector("button")?.addEventListener("click", close);
  // Who has gone to the conversation needs no invitation to it.
  root.querySelector(".v-wa-open")?.addEventListener("click", close);
  if (wasClosed(name)) bubble?.remove();
  else setTimeout(() => bubble?.classList.add("v-on"), Number(root.dataset.after) * 1_000);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-v="whatsapp"]')) start(root);
