/**
 * Holds back what a page shows only after a while: before anything is painted, so that nothing is seen to go. Without this
 * script all of it is there.
 */
const { delay, to = "" } = document.currentScript?.dataset ?? {};
const page = document.documentElement;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Shows it, and goes there, unless somebody is writing. */
function show(): void {
  const bar = document.querySelector<HTMLElement>(".v-page-end");
  // What stands below makes room by being made anew: nothing is seen to jump.
  if (bar) bar.style.display = "none";
  page.classList.remove("v-waits");
  page.getBoundingClientRect();
  if (bar) bar.style.display = "";
  const isWriting = document.activeElement?.matches("input,textarea,select,[contenteditable]");
  if (!isWriting) document.getElementById(to)?.scrollIntoView({ block: "start" });
}

function look(): void {
  clearTimeout(waiting);
  if (!page.classList.contains("v-waits")) return;
  // By the clock on the wall, which goes on while the device sleeps; or by the page's own, which nobody sets back.
  const rest = Number(delay) - Math.max(Date.now() - performance.timeOrigin, performance.now());
  if (rest > 0) waiting = setTimeout(look, rest);
  else if (document.readyState === "loading") addEventListener("DOMContentLoaded", look, { once: true });
  else show();
}

page.classList.add("v-waits");
look();
document.addEventListener("visibilitychange", look);
addEventListener("pageshow", look);
