/** Moves the line between two images to where their slider stands; without this script they stand side by side. */

function start(both: HTMLElement, slider: HTMLInputElement): void {
  const label = both.querySelector("figcaption")?.textContent ?? "";
  let kept = slider.value;
  const move = (): void => {
    both.style.setProperty("--v-at", `${slider.value}%`);
    slider.setAttribute("aria-valuetext", `${Math.round(Number(slider.value))}% ${label}`.trim());
  };
  slider.addEventListener("input", move);
  slider.addEventListener("pointerdown", () => {
    kept = slider.value;
  });
  // A finger that turns out to scroll the page had no business with the line.
  slider.addEventListener("pointercancel", () => {
    slider.value = kept;
    move();
  });
}

for (const both of document.querySelectorAll<HTMLElement>('[data-v="before-after"]')) {
  const slider = both.querySelector("input");
  if (slider) start(both, slider);
}
